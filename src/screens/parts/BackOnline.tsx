import { RefreshCw, WifiOff } from 'lucide-react';
import { common, offline as words } from '../../messages/es-MX.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';

/** What works again with a network, and a retry. */
export function BackOnline({ onRetry }: { onRetry: () => void }) {
  return (
    <Card title={words.back.title}>
      <ul className="grid gap-3">
        {words.back.things.map(({ title, text }) => (
          <li key={title} className="flex gap-3">
            <WifiOff className="mt-0.5 size-5 flex-none text-ink-muted" />
            <p className="min-w-0">
              <b className="block font-strong">{title}</b>
              <span className="text-small text-ink-muted">{text}</span>
            </p>
          </li>
        ))}
      </ul>
      <Button look="outlined" block icon={<RefreshCw />} onPress={onRetry}>
        {common.retry}
      </Button>
    </Card>
  );
}

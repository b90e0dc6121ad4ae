import { Unlink } from 'lucide-react';
import { useState } from 'react';
import type { SocialLink, SocialProvider } from '../../../machines/socialSignIn/socialSignIn.types.ts';
import { common, security, socialSignIn } from '../../messages/es-MX.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { ListRow, RowIcon } from '../../ui/ListRow.tsx';
import { useLast } from '../parts/useLast.ts';
import type { Change, Loaded } from './change.ts';
import { LoadedCard } from './LoadedCard.tsx';
import { OopsAlert } from './OopsAlert.tsx';

export type LinksCardProps = {
  load: Loaded<SocialLink[]>;
  /** The providers that the shop offers. */
  providers: readonly SocialProvider[];
  unlink: Change<SocialProvider>;
  onRetry: () => void;
};

/** The accounts of providers that sign in to this account. */
export function LinksCard({ load, providers, unlink, onRetry }: LinksCardProps) {
  const words = security.links;
  const [asked, setAsked] = useState<SocialProvider | null>(null);
  const shown = useLast(asked);
  const links = load.state === 'ready' ? load.data : [];
  const linked = new Map(links.map((link) => [link.provider, link]));
  const rows = [...new Set([...linked.keys(), ...providers])];
  if (load.state === 'ready' && rows.length === 0) return null;
  return (
    <LoadedCard title={words.title} load={load} onRetry={onRetry}>
      {() => (
        <>
          <ul>
            {rows.map((provider) => {
              const link = linked.get(provider);
              const name = socialSignIn.names[provider];
              return (
                <ListRow
                  key={provider}
                  lead={
                    <RowIcon>
                      <span
                        aria-hidden="true"
                        data-initial={name.slice(0, 1)}
                        className="font-strong before:content-[attr(data-initial)]"
                      />
                    </RowIcon>
                  }
                  title={name}
                  detail={link ? (link.email ?? words.connected) : words.none}
                  end={
                    link && (
                      <Button
                        look="ghost"
                        aria-label={words.disconnectFrom(name)}
                        aria-haspopup="dialog"
                        onPress={() => setAsked(provider)}
                      >
                        {words.disconnect}
                      </Button>
                    )
                  }
                />
              );
            })}
          </ul>
          {links.length < rows.length && <p className="text-small text-ink-muted">{words.hint}</p>}
          <Alert
            isOpen={asked !== null && linked.has(asked) && !unlink.hasFailed}
            tone="danger"
            icon={<Unlink />}
            title={shown ? words.disconnectFrom(socialSignIn.names[shown]) : ''}
            isDanger
            primary={{
              label: words.yes,
              onPress: () => shown && unlink.run(shown),
              isPending: unlink.isPending,
              pendingLabel: words.disconnecting,
            }}
            close={{ label: common.cancel, onPress: () => setAsked(null) }}
          >
            <p>{shown && words.sure(socialSignIn.names[shown])}</p>
          </Alert>
          <OopsAlert
            isOpen={unlink.hasFailed}
            text={words.failed}
            onClose={() => {
              setAsked(null);
              unlink.reset();
            }}
          />
        </>
      )}
    </LoadedCard>
  );
}

import { MessageCircle, Share2 } from 'lucide-react';
import { useState } from 'react';
import { sharing as words } from '../../messages/es-MX.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

export type Sharing = {
  /** Opens the device's share sheet. Resolves to whether the message was copied instead. */
  onShare: () => Promise<boolean>;
  /** Opens WhatsApp with the message. */
  whatsAppHref: string;
};

/** Sends a message to somebody by the device's share sheet or by WhatsApp. */
export function ShareButtons({ onShare, whatsAppHref }: Sharing) {
  const [isCopied, setCopied] = useState(false);
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3">
        <Button block icon={<Share2 />} onPress={() => void onShare().then(setCopied)}>
          {words.share}
        </Button>
        <LinkButton look="outlined" block href={whatsAppHref} target="_blank" rel="noopener noreferrer" icon={<MessageCircle />}>
          {words.whatsApp}
          <span className="sr-only"> {words.newTab}</span>
        </LinkButton>
      </div>
      <p role="status" className="text-small text-success-ink empty:hidden">
        {isCopied ? words.copied : ''}
      </p>
    </div>
  );
}

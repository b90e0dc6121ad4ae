import { WalletCards } from 'lucide-react';
import type { WalletLinks } from '../../../machines/domain/order.ts';
import { common, confirmation } from '../../messages/es-MX.ts';
import { TextLink } from '../../ui/TextLink.tsx';

export type Wallets = {
  /** The device is Apple's, whose wallet stands first then. */
  isApple: boolean;
  /** The whole address of a link. */
  hrefOf: (link: string) => string;
};

/** Adds a ticket to the wallets for which the service signs passes. */
export function WalletButtons({ links, isApple, hrefOf }: Wallets & { links: WalletLinks }) {
  const order = isApple ? (['apple', 'google'] as const) : (['google', 'apple'] as const);
  return order.map((wallet) => {
    const link = links[wallet];
    return link === null ? null : (
      <TextLink
        key={wallet}
        size="sm"
        icon={<WalletCards className="size-4" />}
        href={hrefOf(link)}
        {...(wallet === 'google' && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        {confirmation.wallet[wallet]}
        {wallet === 'google' && <span className="sr-only"> {common.newTab}</span>}
      </TextLink>
    );
  });
}

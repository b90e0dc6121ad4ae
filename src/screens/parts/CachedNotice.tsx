import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Instant } from '../../../machines/domain/instant.ts';
import { offline as words } from '../../messages/es-MX.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useShopTimeZone } from './ShopTimeZone.ts';
import { ageWords } from './ageWords.ts';

type CachedNoticeProps = {
  title: string;
  /** When the shown answer came. */
  at: Instant;
  now: Instant;
  children?: ReactNode;
};

/** Says that the page shows what this browser cached, and how old it is (decision 29). */
export function CachedNotice({ title, at, now, children }: CachedNoticeProps) {
  return (
    <Notice tone="success" icon={<Download />}>
      <b className="font-strong">{title}</b>
      <span>{words.updated(...ageWords(at, now, useShopTimeZone()))}</span>
      {children}
    </Notice>
  );
}

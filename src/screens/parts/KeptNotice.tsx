import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Instant } from '../../../machines/domain/instant.ts';
import { offline as words } from '../../messages/es-MX.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useShopTimeZone } from './ShopTimeZone.ts';
import { ageWords } from './ageWords.ts';

type KeptNoticeProps = {
  title: string;
  /** When the shown answer came. */
  at: Instant;
  now: Instant;
  children?: ReactNode;
};

/** Says that the page shows what this browser kept, and how old it is (decision 29). */
export function KeptNotice({ title, at, now, children }: KeptNoticeProps) {
  return (
    <Notice tone="success" icon={<Download />}>
      <b className="font-strong">{title}</b>
      <span>{words.updated(...ageWords(at, now, useShopTimeZone()))}</span>
      {children}
    </Notice>
  );
}

import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Heading } from 'react-aria-components/Heading';
import { cx } from './cx.ts';
import { useMedia } from './useMedia.ts';

type FoldProps = {
  title: ReactNode;
  detail?: ReactNode;
  level?: 2 | 3 | 4;
  /** `card` is white paper with a title; `row` is a line of a list inside a flush card. */
  look?: 'card' | 'row';
  /** Always open, without its button, from 1024 px. */
  isOpenWide?: boolean;
  isOpenAtFirst?: boolean;
  children: ReactNode;
};

/** Content behind its title: open and close with one button. */
export function Fold({ title, detail, level = 2, look = 'card', isOpenWide = false, isOpenAtFirst = false, children }: FoldProps) {
  const isWide = useMedia('(min-width: 64rem)');
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const isPinned = isOpenWide && isWide;
  const isCard = look === 'card';
  const words = (
    <span className="grid min-w-0 flex-1 gap-0.5">
      <span className={isCard ? '' : 'font-sans text-body font-strong tracking-normal'}>{title}</span>
      {detail && <span className="font-sans text-small font-normal tracking-normal text-ink-muted">{detail}</span>}
    </span>
  );
  return (
    <Disclosure
      isExpanded={isPinned || isOpen}
      onExpandedChange={setOpen}
      className={
        isCard ? 'rounded-card bg-surface p-[clamp(0.75rem,4.1vw,1rem)] shadow-card md:p-6 forced-colors:border' : 'border-t border-line'
      }
    >
      {({ isExpanded }) => (
        <>
          <Heading level={level} className="text-title-3">
            {isPinned ? (
              words
            ) : (
              <Button
                slot="trigger"
                className={cx(
                  'flex w-full items-center gap-3 rounded-control text-start',
                  isCard ? 'min-h-tap' : 'min-h-16 px-4 py-3 focus-visible:-outline-offset-3',
                )}
              >
                {words}
                <ChevronDown className={cx('text-ink-muted transition-[rotate] duration-move ease-out-soft', isExpanded && 'rotate-180')} />
              </Button>
            )}
          </Heading>
          <DisclosurePanel>
            <div className={isCard ? 'pt-3' : 'px-4 pb-4'}>{children}</div>
          </DisclosurePanel>
        </>
      )}
    </Disclosure>
  );
}

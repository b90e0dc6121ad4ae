import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { PlainButton } from './PlainButton.tsx';
import { useMedia } from './useMedia.ts';

type FoldProps = {
  title: ReactNode;
  detail?: ReactNode;
  level?: 2 | 3 | 4;
  /** `card` is a card with a title; `row` is a line of a list inside a flush card. */
  look?: 'card' | 'row';
  /** From 1024 px it is always open and has no button. */
  isOpenWide?: boolean;
  isOpenAtFirst?: boolean;
  children: ReactNode;
};

/** A disclosure: one button opens and closes the content. */
export function Fold({ title, detail, level = 2, look = 'card', isOpenWide = false, isOpenAtFirst = false, children }: FoldProps) {
  const isWide = useMedia('(min-width: 64rem)');
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const isPinned = isOpenWide && isWide;
  const isExpanded = isPinned || isOpen;
  const isCard = look === 'card';
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // React writes no value of `hidden`. With `until-found`, a search in the page finds folded content.
    if (isExpanded) panel.current?.removeAttribute('hidden');
    else panel.current?.setAttribute('hidden', 'until-found');
  }, [isExpanded]);
  useEffect(() => {
    const stop = new AbortController();
    panel.current?.addEventListener('beforematch', () => setOpen(true), stop);
    return () => stop.abort();
  }, []);
  const Heading = `h${level}` as const;
  const words = (
    <span className="grid min-w-0 flex-1 gap-0.5">
      <span className={isCard ? '' : 'font-sans text-body font-strong tracking-normal'}>{title}</span>
      {detail && <span className="font-sans text-small font-normal tracking-normal text-ink-muted">{detail}</span>}
    </span>
  );
  return (
    <div
      className={
        isCard ? 'rounded-card bg-surface p-[clamp(0.75rem,4.1vw,1rem)] shadow-card md:p-6 forced-colors:border' : 'border-t border-line'
      }
    >
      <Heading className="text-title-3">
        {isPinned ? (
          words
        ) : (
          <PlainButton
            id={id}
            onPress={() => setOpen(!isOpen)}
            aria-expanded={isExpanded}
            aria-controls={`${id}-panel`}
            className={cx(
              'flex w-full items-center gap-3 rounded-control text-start',
              isCard ? 'min-h-tap' : 'min-h-16 px-4 py-3 focus-visible:-outline-offset-3',
            )}
          >
            {words}
            <ChevronDown className={cx('text-ink-muted transition-[rotate] duration-move ease-out-soft', isExpanded && 'rotate-180')} />
          </PlainButton>
        )}
      </Heading>
      <div ref={panel} id={`${id}-panel`} role="group" aria-labelledby={isPinned ? undefined : id}>
        <div className={isCard ? 'pt-3' : 'px-4 pb-4'}>{children}</div>
      </div>
    </div>
  );
}

import { ArrowRight, ArrowRightLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { PlainLink } from './PlainLink.tsx';
import { useMedia } from './useMedia.ts';
import { Wordmark } from './Wordmark.tsx';

type BoardProps = {
  /** `name` and `logo` are those of the shop, and `label` is read in their place. */
  home: { href: string; label: string; name: string; logo?: string | undefined };
  /** Links beside the wordmark, from 1024 px. */
  nav?: ReactNode;
  /** On the right: the button of the account. */
  account: ReactNode;
  /** A back button in place of the wordmark under 1024 px. */
  back?: ReactNode;
  /** The content of the sign: a `BoardSign`. */
  sign?: ReactNode;
  /** A button beside the sign. */
  action?: ReactNode;
  /** A `StepBar`. */
  steps?: ReactNode;
};

const phone = {
  flow: '[grid-template:"back_sign_account"_minmax(4rem,auto)_"steps_steps_steps"_auto_/_auto_minmax(0,1fr)_auto] gap-x-1 px-2',
  page: '[grid-template:"brand_action_account"_minmax(3.75rem,auto)_"sign_sign_sign"_auto_"steps_steps_steps"_auto_/_minmax(0,1fr)_auto_auto] gap-x-[min(0.5rem,2vw)] px-[min(1rem,4.1vw)]',
};

const wide = {
  plain: 'lg:[grid-template:"brand_steps_account"_4.25rem_/_minmax(0,1fr)_auto_auto]',
  signed:
    'lg:[grid-template:"brand_brand_account"_4.25rem_"sign_action_steps"_auto_/_auto_minmax(0,1fr)_auto] lg:before:row-start-2 lg:before:col-span-full lg:before:-mx-[100vw] lg:before:self-start lg:before:border-t lg:before:border-board-line',
};

/** The dark header of every page. One row or three on phones, one or two from 1024 px. On a phone with large text its texts wrap. */
export function Board({ home, nav, account, back, sign, action, steps }: BoardProps) {
  const isFlow = back !== undefined;
  const isWide = useMedia('(min-width: 64rem)');
  return (
    <header className="@container overflow-x-clip bg-board text-on-board [--focus-ring:var(--color-focus-on-board)] print:hidden">
      <div
        className={cx(
          'mx-auto grid max-w-[calc(var(--container-page)+4rem)] items-center md:px-8 lg:gap-x-6',
          isFlow ? phone.flow : phone.page,
          sign === undefined ? wide.plain : wide.signed,
        )}
      >
        {isFlow && !isWide ? (
          <div className="[grid-area:back]">{back}</div>
        ) : (
          <div className="flex min-w-0 items-center gap-6 [grid-area:brand]">
            <PlainLink href={home.href} aria-label={home.label} className="flex min-h-tap min-w-0 items-center rounded-tag">
              <Wordmark name={home.name} logo={home.logo} alt="" className="h-7 w-auto max-w-full object-contain lg:h-[2.125rem]" />
            </PlainLink>
            {isWide && nav}
          </div>
        )}
        <div className="flex justify-end [grid-area:account]">{account}</div>
        {sign && <div className={cx('min-w-0 [grid-area:sign] lg:py-3', !isFlow && (steps ? 'pb-1' : 'pb-3'))}>{sign}</div>}
        {action && <div className="[grid-area:action]">{action}</div>}
        {steps && <div className={cx('[grid-area:steps]', isFlow ? 'px-2 lg:px-0' : 'pt-2 lg:pt-0')}>{steps}</div>}
      </div>
    </header>
  );
}

type BoardSignProps = {
  start: string;
  end: string;
  isBothWays?: boolean;
  /** Read by screen readers between the two names. */
  joinLabel: string;
  /** A `Tag` with tone `board`. */
  tag?: ReactNode;
  detail?: ReactNode;
};

const wrapping = 'truncate @max-[16rem]:wrap-anywhere @max-[16rem]:whitespace-normal';

/** Two places with an amber arrow, and a muted line below them. */
export function BoardSign({ start, end, isBothWays = false, joinLabel, tag, detail }: BoardSignProps) {
  const Arrow = isBothWays ? ArrowRightLeft : ArrowRight;
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-0.5">
      <p className="flex min-w-0 items-center gap-1.5 font-sign text-[1.0625rem] leading-5 font-bold lg:text-title-3 @max-[16rem]:flex-wrap">
        <span className={wrapping}>{start}</span>
        <Arrow className="size-4 text-board-accent" />
        <span className="sr-only">{joinLabel}</span>
        <span className={wrapping}>{end}</span>
      </p>
      {(tag || detail) && (
        <p className="flex items-center gap-2 text-caption whitespace-nowrap text-on-board-muted @max-[16rem]:flex-wrap">
          {tag}
          <span className={wrapping}>{detail}</span>
        </p>
      )}
    </div>
  );
}

/** A link of the main navigation. */
export function BoardLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <PlainLink
      href={href}
      className="inline-flex min-h-tap items-center rounded-control px-3 text-[0.9375rem] font-medium no-underline hover:bg-board-raised"
    >
      {children}
    </PlainLink>
  );
}

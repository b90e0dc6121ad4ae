import { cx } from './cx.ts';

type SpinnerProps = {
  /** The text for screen readers. */
  label: string;
  size?: 'md' | 'lg';
};

const sizes = { md: 'size-5 border-[2.5px]', lg: 'size-12 border-4 text-action' };

/** A spinner beside text, also inside a paragraph. With reduced motion it does not turn. */
export function Spinner({ label, size = 'md' }: SpinnerProps) {
  return (
    <span role="progressbar" aria-label={label} className="flex-none">
      <span className={cx('block animate-spin rounded-round border-current border-r-transparent', sizes[size])} />
    </span>
  );
}

import { cx } from './cx.ts';

type SpinnerProps = {
  /** What is going on, for those who do not see the ring. */
  label: string;
  size?: 'md' | 'lg';
};

const sizes = { md: 'size-5 border-[2.5px]', lg: 'size-12 border-4 text-action' };

/** A turning ring. It always stands beside words, and may stand in a paragraph with them; with reduced motion it stands still. */
export function Spinner({ label, size = 'md' }: SpinnerProps) {
  return (
    <span role="progressbar" aria-label={label} className="flex-none">
      <span className={cx('block animate-spin rounded-round border-current border-r-transparent', sizes[size])} />
    </span>
  );
}

import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { cx } from './cx.ts';
import { inSpanish } from './inSpanish.tsx';
import { segmentClass } from './Segment.tsx';
import { tabIdOf } from './tabIdOf.ts';

type TabsProps = {
  label: string;
  value: string;
  onChange: (id: string) => void;
  tabs: readonly {
    id: string;
    name: ReactNode;
    icon?: ReactNode;
    /** A second, small line. */ detail?: ReactNode;
    count?: ReactNode;
    isDisabled?: boolean;
  }[];
  /** `segment` draws the tabs as a segmented choice. */
  look?: 'line' | 'segment';
  /** From 768 px the segmented tabs are stacked. */
  isStackedWide?: boolean;
  className?: string;
  /** The content of the chosen tab. */
  children?: ReactNode;
  panelClassName?: string;
  /** The id of the panel when it is elsewhere in the page, with the role `tabpanel` and the name of `tabIdOf`. */
  panelId?: string;
};

const line =
  'relative inline-flex min-h-12 flex-1 cursor-pointer items-center justify-center gap-2 px-2 py-1 font-semibold whitespace-nowrap text-ink-muted hover:text-ink selected:text-ink selected:after:absolute selected:after:inset-x-0 selected:after:-bottom-px selected:after:h-[3px] selected:after:rounded-t-[3px] selected:after:bg-ink forced-colors:selected:after:bg-[Highlight] off:cursor-not-allowed off:text-ink-faint';

/** Tabs. The panel of the chosen tab renders `children`; the caller keeps typed values. */
export const Tabs = inSpanish(function Tabs({
  label,
  value,
  onChange,
  tabs,
  look = 'line',
  isStackedWide = false,
  className,
  children,
  panelClassName,
  panelId,
}: TabsProps) {
  const isSegment = look === 'segment';
  return (
    <AriaTabs
      selectedKey={value}
      onSelectionChange={(key) => onChange(String(key))}
      // The library marks the whole as focused when a field of its panel is.
      className={cx('grid grid-cols-[minmax(0,1fr)] gap-4 outline-none', className)}
    >
      <TabList
        aria-label={label}
        className={
          isSegment
            ? cx('grid auto-cols-fr grid-flow-col gap-1 rounded-[0.875rem] bg-surface-sunken p-1', isStackedWide && 'md:grid-flow-row')
            : 'flex flex-wrap gap-1 border-b border-line'
        }
      >
        {tabs.map(({ id, name, icon, detail, count, isDisabled = false }) => (
          <Tab
            key={id}
            id={id}
            isDisabled={isDisabled}
            className={cx('group', isSegment ? segmentClass : line)}
            {...(panelId !== undefined && {
              // A tab with an address would be a link; ours have none.
              render: (props, { isSelected }) =>
                'href' in props ? (
                  <a {...props}>{props.children}</a>
                ) : (
                  <div {...props} id={tabIdOf(panelId, id)} aria-controls={isSelected ? panelId : undefined} />
                ),
            })}
          >
            {icon}
            <span>
              {name}
              {detail && <small className="block text-micro font-medium text-ink-muted">{detail}</small>}
            </span>
            {count !== undefined && <Count className="group-selected:bg-ink group-selected:text-surface">{count}</Count>}
          </Tab>
        ))}
      </TabList>
      {panelId === undefined &&
        tabs.map(({ id }) => (
          <TabPanel key={id} id={id} className={cx('min-w-0', panelClassName)}>
            {children}
          </TabPanel>
        ))}
    </AriaTabs>
  );
});

/** A number in a pill. */
function Count({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <span
      className={cx(
        'inline-grid h-[1.375rem] min-w-[1.375rem] place-items-center rounded-round bg-surface-sunken px-1.5 text-micro font-bold text-ink',
        className,
      )}
    >
      {children}
    </span>
  );
}

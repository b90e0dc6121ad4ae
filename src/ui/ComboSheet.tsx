import { MapPin, Search, X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Button } from 'react-aria-components/Button';
import { Header, ListBox, ListBoxItem, ListBoxLoadMoreItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Input, SearchField } from 'react-aria-components/SearchField';
import { AsIs } from './AsIs.tsx';
import { controlClass } from './fieldLook.ts';
import { iconButtonClass } from './IconButton.tsx';
import { inSpanish } from './inSpanish.tsx';
import { ReturnFocus } from './ReturnFocus.tsx';
import { SheetPanel } from './SheetPanel.tsx';

export type ComboOption = {
  id: string;
  name: string;
  /** The matching letters of `name`, from and to (exclusive); underlined. */
  match?: readonly [from: number, to: number];
  detail?: string;
  code?: string;
  icon?: ReactNode;
};

export type ComboSection = { id: string; title: string; options: readonly ComboOption[] };

export type ComboSheetProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Title of the sheet, and labels of its input and two close buttons. */
  title: string;
  inputLabel: string;
  input: RefObject<HTMLInputElement | null>;
  closeLabel: string;
  clearLabel: string;
  query: string;
  onQueryChange: (text: string) => void;
  /** Already filtered by `query`. */
  sections: readonly ComboSection[];
  onChoose: (id: string) => void;
  /** Replaces an empty list. */
  empty: ReactNode;
  /** The list has more options; called near its end. */
  onMore?: (() => void) | undefined;
  /** Its field, which gets the focus on closing, also when another field opened the sheet. */
  field: RefObject<HTMLElement | null>;
};

/** The sheet of a `ComboField`: a search input over a list in sections. */
export const ComboSheet = inSpanish(function ComboSheet(props: ComboSheetProps) {
  const { isOpen, onClose, title, closeLabel, field } = props;
  return (
    <SheetPanel isOpen={isOpen} onClose={onClose} title={title} closeLabel={closeLabel} width="mid" isTall>
      <ComboList {...props} />
      <ReturnFocus field={field} />
    </SheetPanel>
  );
});

function ComboList({ inputLabel, input, clearLabel, query, onQueryChange, sections, onChoose, empty, onMore }: ComboSheetProps) {
  return (
    <Autocomplete inputValue={query} onInputChange={onQueryChange}>
      <SearchField aria-label={inputLabel} className={controlClass()}>
        <Search className="text-ink-muted" />
        <Input ref={input} className="min-h-12 min-w-0 flex-1 bg-transparent outline-none [&::-webkit-search-cancel-button]:hidden" />
        {query !== '' && (
          <Button aria-label={clearLabel} className={iconButtonClass({ className: '-me-2.5' })}>
            <X />
          </Button>
        )}
      </SearchField>
      <ListBox
        aria-label={inputLabel}
        className="outline-none"
        renderEmptyState={() => <div className="px-3 py-6 text-center text-ink-muted">{empty}</div>}
        onAction={(key) => onChoose(String(key))}
      >
        {sections.map(({ id, title, options }) => (
          <ListBoxSection key={id} id={id} aria-label={title}>
            <Header className="px-3 pt-1 pb-1 text-caption font-strong text-ink-muted">{title}</Header>
            {options.map((option) => (
              <ComboRow key={option.id} option={option} />
            ))}
          </ListBoxSection>
        ))}
        {onMore && <ListBoxLoadMoreItem onLoadMore={onMore} />}
      </ListBox>
    </Autocomplete>
  );
}

/** An option of a `ComboSheet` or a `ComboBoxField`. */
export function ComboRow({ option }: { option: ComboOption }) {
  const { id, name, match = [0, 0], detail, code, icon = <MapPin /> } = option;
  return (
    <ListBoxItem
      id={id}
      textValue={name}
      className="group relative flex min-h-14 cursor-pointer items-center gap-3.5 rounded-control px-3 py-2 outline-none not-first-of-type:before:absolute not-first-of-type:before:inset-[-0.5px_0.75rem_auto_3.875rem] not-first-of-type:before:border-t not-first-of-type:before:border-line hover:bg-surface-sunken data-focused:bg-surface-sunken data-focused:forced-colors:outline-2"
    >
      <span className="grid size-9 flex-none place-items-center rounded-round bg-surface-sunken text-ink-muted group-data-focused:bg-surface">
        {icon}
      </span>
      <span className="grid min-w-0 flex-1">
        <span className="truncate font-strong">
          {name.slice(0, match[0])}
          <mark className="bg-transparent font-heavy text-inherit underline decoration-2 underline-offset-3">
            {name.slice(match[0], match[1])}
          </mark>
          {name.slice(match[1])}
        </span>
        {detail && <span className="truncate text-small text-ink-muted">{detail}</span>}
      </span>
      {code && <AsIs className="figure text-[0.9375rem] text-ink-muted">{code}</AsIs>}
    </ListBoxItem>
  );
}

import { ArrowUpDown, X } from 'lucide-react';
import {
  useContext,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { Collection } from 'react-aria-components/Collection';
import { ComboBox, ComboBoxStateContext, Input } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Header, ListBox, ListBoxSection } from 'react-aria-components/ListBox';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { ComboFrame, comboInputClass, type PlainComboProps } from './ComboField.tsx';
import { ComboRow, type ComboSection } from './ComboSheet.tsx';
import { IconButton } from './IconButton.tsx';
import { inSpanish } from './inSpanish.tsx';
import { Popover } from './Popover.tsx';

export type ComboBoxFieldProps = PlainComboProps & {
  /** It replaces an input that has the focus. */
  takesFocus: boolean;
  clearLabel: string;
  onClear: () => void;
  /** Already filtered by `query`. Ids are unique over all sections. */
  sections: readonly ComboSection[];
  onChoose: (id: string) => void;
  /** The option for Enter while no option has the focus; null without one. */
  only: string | null;
  /** Replaces an empty list. */
  empty: ReactNode;
  /** Says which keys choose, below the list. */
  keys: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** The sizes of a row and of a title until they are measured. */
const LAYOUT = { estimatedRowHeight: 56, estimatedHeadingHeight: 28 };

/** A choice of one of many in place: an input with a list in sections below. Only the rows in sight are drawn. `isOpen` moves the focus into its input. */
export const ComboBoxField = inSpanish(function ComboBoxField({ isOpen, onOpenChange, sections, ...props }: ComboBoxFieldProps) {
  const { label, placeholder, isDisabled = false, error, value, query, onQueryChange, takesFocus } = props;
  const { icon, className, onChoose, onClear, clearLabel, only, empty, keys } = props;
  const id = useId();
  const list = useRef<List>(null);
  const choose = (key: string) => {
    // The menu closes first, because the choice may open another one.
    list.current?.close();
    onQueryChange(null);
    onChoose(key);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Enter' || !isOpen || only === null || event.nativeEvent.isComposing) return;
    if (event.currentTarget.querySelector('input')?.getAttribute('aria-activedescendant')) return;
    event.preventDefault();
    event.stopPropagation();
    choose(only);
  };
  return (
    <ComboBox
      aria-label={label}
      aria-describedby={id}
      isDisabled={isDisabled}
      isInvalid={error !== undefined}
      // The caller filters and keeps the choice, so the list may be part of a list.
      items={isOpen ? sections : []}
      selectedKey={null}
      inputValue={query ?? value}
      allowsCustomValue
      allowsEmptyCollection
      menuTrigger="manual"
      onInputChange={(text) => {
        onQueryChange(text);
        list.current?.open();
      }}
      onSelectionChange={(key) => {
        if (key !== null) choose(String(key));
      }}
      onOpenChange={onOpenChange}
      onBlur={() => onQueryChange(null)}
      className={className ?? ''}
    >
      <Group
        role="presentation"
        onKeyDownCapture={onKeyDown}
        onKeyDown={(event) => {
          // Escape closes the list, not the dialog around the field.
          if (event.key === 'Escape' && isOpen) event.stopPropagation();
        }}
      >
        <ComboFrame
          label={label}
          icon={icon}
          error={error}
          errorId={id}
          end={
            (isOpen || query !== null) &&
            (query ?? value) !== '' && (
              <IconButton
                label={clearLabel}
                icon={<X />}
                leavesFocus
                className="-my-1 [&_svg]:size-5"
                onPress={() => {
                  onQueryChange('');
                  if (value !== '') onClear();
                }}
              />
            )
          }
        >
          <ComboInput
            ref={list}
            isOpen={isOpen && !isDisabled}
            takesFocus={takesFocus}
            isTyped={query !== null}
            placeholder={placeholder}
          />
        </ComboFrame>
      </Group>
      <Popover className="flex w-[26rem] flex-col">
        <Virtualizer layout={ListLayout} layoutOptions={LAYOUT}>
          <ListBox
            aria-label={label}
            className="min-h-0 flex-1 overflow-y-auto outline-none"
            renderEmptyState={() => <div className="px-3 py-6 text-center text-ink-muted">{empty}</div>}
          >
            <Collection items={isOpen ? sections : []}>
              {({ id: section, title, options }: ComboSection) => (
                <ListBoxSection id={section} aria-label={title}>
                  <Header className="px-3 pt-1 pb-1 text-caption font-strong text-ink-muted">{title}</Header>
                  <Collection items={options}>{(option) => <ComboRow option={option} />}</Collection>
                </ListBoxSection>
              )}
            </Collection>
          </ListBox>
        </Virtualizer>
        <p className="mx-1.5 flex items-center gap-3 border-t border-line px-1.5 pt-2 pb-1 text-caption text-ink-muted">
          <ArrowUpDown className="size-4 flex-none" />
          {keys}
        </p>
      </Popover>
    </ComboBox>
  );
});

/** What the field does with its list. */
type List = { open: () => void; close: () => void };

type ComboInputProps = Pick<ComboBoxFieldProps, 'isOpen' | 'takesFocus' | 'placeholder'> & { ref: Ref<List>; isTyped: boolean };

function ComboInput({ ref, isOpen, takesFocus, isTyped, placeholder }: ComboInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const state = useContext(ComboBoxStateContext);
  const open = () => state?.open(null, 'manual');
  useImperativeHandle(ref, () => ({ open, close: () => state?.close() }));
  const takeOver = useEffectEvent(() => {
    if (!takesFocus || !input.current) return;
    input.current.focus();
    if (!isTyped) return;
    input.current.setSelectionRange(input.current.value.length, input.current.value.length);
    open();
  });
  // It has the focus before the next key is pressed.
  useLayoutEffect(() => takeOver(), []);
  const follow = useEffectEvent(() => {
    if (state?.isOpen) return;
    input.current?.focus();
    open();
  });
  useLayoutEffect(() => {
    if (isOpen) follow();
  }, [isOpen]);
  return (
    <Input ref={input} placeholder={placeholder} className={comboInputClass} onFocus={({ target }) => target.select()} onClick={open} />
  );
}

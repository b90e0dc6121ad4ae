import { Pencil, Plus, Trash2, UserRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { CATEGORIES, categoryName, isCategory } from '../../../machines/domain/category.ts';
import {
  favouriteErrors,
  favouriteText,
  NEW_FAVOURITE,
  trimmedDraft,
  type Favourite,
  type FavouriteDraft,
  type FavouriteField,
  type FavouriteList,
} from '../../../machines/domain/favourite.ts';
import type { PlainDate } from '../../../machines/domain/instant.ts';
import { fullName } from '../../../machines/domain/passenger.ts';
import { profile } from '../../messages/es-MX.ts';
import { AsIs } from '../../ui/AsIs.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Form } from '../../ui/Form.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { ListRow, RowIcon } from '../../ui/ListRow.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { recoverFocus } from '../../ui/recoverFocus.ts';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { NameField } from '../parts/NameField.tsx';
import type { Change, Loaded } from './change.ts';
import { LoadedCard } from './LoadedCard.tsx';
import { OopsAlert } from './OopsAlert.tsx';
import { RemovalAlert } from './RemovalAlert.tsx';

const words = profile.passengers;

/** The open form: of a new passenger, or of a saved one. */
export type Editing = { kind: 'none' } | { kind: 'new' } | { kind: 'edit'; id: string };

export type PassengersSectionProps = {
  load: Loaded<FavouriteList>;
  today: PlainDate;
  editing: Editing;
  /** The list was full when a passenger was added. */
  isFull: boolean;
  save: Change<{ id: string | null; draft: FavouriteDraft }>;
  remove: Change<string>;
  onEdit: (editing: Editing) => void;
  onCancel: () => void;
  onFull: (isFull: boolean) => void;
  onRetry: () => void;
};

/** Pasajeros favoritos (FAV-001 to FAV-007). */
export function PassengersSection(props: PassengersSectionProps) {
  const { load, editing, isFull, onEdit, onFull, onRetry } = props;
  const section = useRef<HTMLDivElement>(null);
  const { kind } = editing;
  // The focused element may have been in the closed form, or in a deleted line.
  const count = load.state === 'ready' ? load.data.passengers.length : 0;
  const last = useRef({ kind, count });
  useEffect(() => {
    const isShorter = last.current.kind !== kind || last.current.count > count;
    last.current = { kind, count };
    if (kind === 'none' && isShorter) recoverFocus(() => section.current?.querySelector('button') ?? null);
  }, [kind, count]);
  const add = () => {
    if (load.state !== 'ready') return;
    if (load.data.passengers.length >= load.data.limit) onFull(true);
    else onEdit({ kind: 'new' });
  };
  return (
    <div ref={section} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <LoadedCard
        title={profile.section.passengers}
        end={
          <Button look="soft" icon={<Plus />} onPress={add}>
            {words.add}
          </Button>
        }
        load={load}
        onRetry={onRetry}
      >
        {({ passengers }) => <PassengerList {...props} passengers={passengers} />}
      </LoadedCard>
      {load.state === 'ready' && kind !== 'none' && (
        <PassengerForm key={kind === 'edit' ? editing.id : 'new'} {...props} passengers={load.data.passengers} />
      )}
      <OopsAlert isOpen={isFull} title={words.full.title} text={words.full.text} onClose={() => onFull(false)} />
    </div>
  );
}

type ListProps = PassengersSectionProps & { passengers: readonly Favourite[] };

function PassengerList({ passengers, remove, onEdit }: ListProps) {
  const [asked, setAsked] = useState<Favourite | null>(null);
  return (
    <>
      {passengers.length === 0 ? (
        <EmptyState icon={<UserRound />} title={words.none.title}>
          {words.none.text}
        </EmptyState>
      ) : (
        <ul>
          {passengers.map((passenger) => {
            const name = fullName(passenger);
            return (
              <ListRow
                key={passenger.id}
                lead={
                  <RowIcon>
                    <UserRound />
                  </RowIcon>
                }
                title={<AsIs>{name}</AsIs>}
                detail={`${categoryName(passenger.categoryId)} · ${passenger.birthday}`}
                end={
                  <>
                    <IconButton label={words.edit(name)} icon={<Pencil />} onPress={() => onEdit({ kind: 'edit', id: passenger.id })} />
                    <IconButton label={words.remove(name)} icon={<Trash2 />} aria-haspopup="dialog" onPress={() => setAsked(passenger)} />
                  </>
                }
              />
            );
          })}
        </ul>
      )}
      <RemovalAlert
        asked={asked}
        items={passengers}
        title={(passenger) => words.remove(fullName(passenger))}
        words={words}
        remove={remove}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

function PassengerForm({ passengers, today, editing, save, onCancel }: ListProps) {
  const edited = editing.kind === 'edit' ? passengers.find(({ id }) => id === editing.id) : undefined;
  const [draft, setDraft] = useState<FavouriteDraft>(edited ?? NEW_FAVOURITE);
  const id = edited?.id ?? null;
  const errors = favouriteErrors(draft, { list: passengers, id, today });
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const submit = () => {
    const { firstName, lastName, birthday, categoryId } = trimmedDraft(draft);
    if (Object.keys(errors).length === 0) save.run({ id, draft: { firstName, lastName, birthday, categoryId } });
  };
  const field = (name: FavouriteField) => {
    const error = errors[name];
    const text = error && words.error(error);
    return {
      label: words.field[name],
      name,
      value: draft[name],
      onChange: (typed: string) => setDraft({ ...draft, [name]: favouriteText(name, typed) }),
      autoComplete: 'off',
      ...(error === 'duplicate' ? { refusal: text } : { error: text }),
    };
  };
  return (
    <div ref={form}>
      <Card title={edited ? words.editTitle : words.newTitle}>
        <Notice>{words.mustMatch}</Notice>
        <Form aria-label={edited ? words.editTitle : words.newTitle} className="grid gap-4" onSubmit={submit}>
          <div className="grid gap-4 md:grid-cols-2">
            <NameField {...field('firstName')} />
            <NameField {...field('lastName')} />
          </div>
          <div className="grid gap-4 md:grid-cols-2">
            <Select
              label={words.category}
              value={draft.categoryId}
              onChange={(categoryId) => isCategory(categoryId) && setDraft({ ...draft, categoryId })}
              options={CATEGORIES}
              placeholder={words.category}
            />
            <TextField {...field('birthday')} inputMode="numeric" placeholder={words.birthdayPlaceholder} />
          </div>
          <div className="flex flex-wrap gap-3">
            <Button look="primary" type="submit" isPending={save.isPending} pendingLabel={profile.saving}>
              {words.save}
            </Button>
            <Button size="lg" isDisabled={save.isPending} onPress={onCancel}>
              {words.cancel}
            </Button>
          </div>
        </Form>
        <OopsAlert isOpen={save.hasFailed} text={id === null ? words.saveFailed : words.updateFailed} onClose={save.reset} />
      </Card>
    </div>
  );
}

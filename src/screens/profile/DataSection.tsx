import { useId, useState } from 'react';
import {
  birthdayOf,
  draftOf,
  profileErrors,
  profileText,
  type Profile,
  type ProfileDraft,
  type ProfileField,
} from '../../../machines/domain/profile.ts';
import { profile as words } from '../../messages/es-MX.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorLine } from '../../ui/ErrorLine.tsx';
import { hintClass, labelClass } from '../../ui/Field.tsx';
import { Form } from '../../ui/Form.tsx';
import { Segment } from '../../ui/Segment.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { NameField } from '../parts/NameField.tsx';
import type { Change, Loaded } from './change.ts';
import { LoadedCard } from './LoadedCard.tsx';
import { OopsAlert } from './OopsAlert.tsx';

export type DataSectionProps = {
  load: Loaded<Profile>;
  /** YYYY-MM-DD. */
  today: string;
  save: Change<ProfileDraft>;
  onRetry: () => void;
  onCancel: () => void;
};

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

/** Mis datos (PROFILE-022 to PROFILE-031). */
export function DataSection({ load, today, save, onRetry, onCancel }: DataSectionProps) {
  return (
    <LoadedCard title={words.section.data} load={load} onRetry={onRetry}>
      {(profile) => <DataForm profile={profile} today={today} save={save} onCancel={onCancel} />}
    </LoadedCard>
  );
}

type DataFormProps = Pick<DataSectionProps, 'today' | 'save' | 'onCancel'> & { profile: Profile };

function DataForm({ profile, today, save, onCancel }: DataFormProps) {
  const [draft, setDraft] = useState(() => draftOf(profile));
  const [isAsked, setAsked] = useState(false);
  const errors = profileErrors(draft, today);
  const isMissing = errors.firstName !== undefined || errors.paternal !== undefined;
  const isChanged = JSON.stringify(draft) !== JSON.stringify(draftOf(profile));

  const submit = () => {
    if (isMissing) setAsked(true);
    else if (Object.keys(errors).length === 0) save.run(draft);
  };
  const cancel = () => {
    setDraft(draftOf(profile));
    onCancel();
  };
  const text = (name: ProfileField) => ({
    label: words.field[name],
    name,
    value: draft[name],
    onChange: (typed: string) => setDraft({ ...draft, [name]: profileText(name, typed) }),
  });
  const required = (name: 'firstName' | 'paternal') => ({
    ...text(name),
    isRequired: true,
    error: errors[name] && words.missing[name],
  });
  const phone = (name: 'phone' | 'emergencyPhone') => ({
    ...text(name),
    inputMode: 'numeric' as const,
    placeholder: words.phonePlaceholder,
    error: errors[name] && words.phoneShort,
  });

  return (
    <Form aria-label={words.section.data} className="grid gap-4" onSubmit={submit}>
      <div className="grid gap-4 md:grid-cols-3">
        <NameField {...required('firstName')} autoComplete="given-name" />
        <NameField {...required('paternal')} autoComplete="family-name" />
        <NameField {...text('maternal')} label={<Optional>{words.field.maternal}</Optional>} autoComplete="off" />
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <Birthday draft={draft} text={text} isWrong={errors.birthday !== undefined} onMonth={(month) => setDraft({ ...draft, month })} />
        <div className="grid content-start gap-1.5">
          <span aria-hidden="true" className={labelClass(false)}>
            {words.sex}
          </span>
          <Segment
            label={words.sex}
            value={draft.sex}
            onChange={(sex) => setDraft({ ...draft, sex: sex === 'female' ? 'female' : 'male' })}
            options={[
              { id: 'female', name: words.female },
              { id: 'male', name: words.male },
            ]}
          />
        </div>
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField {...phone('phone')} lead={words.prefix} autoComplete="tel-national" />
      </div>
      <h3 className="pt-2 text-[1.0625rem]">{words.emergency}</h3>
      <div className="grid gap-4 md:grid-cols-2">
        <NameField
          {...text('emergencyName')}
          label={<Optional>{words.field.emergencyName}</Optional>}
          hint={words.emergencyHint}
          autoComplete="off"
        />
        <TextField {...phone('emergencyPhone')} label={<Optional>{words.field.emergencyPhone}</Optional>} autoComplete="off" />
      </div>
      <div className="flex flex-wrap gap-3 pt-2">
        <Button look="primary" type="submit" isPending={save.isPending} pendingLabel={words.saving}>
          {words.save}
        </Button>
        {isChanged && (
          <Button size="lg" isDisabled={save.isPending} onPress={cancel}>
            {words.cancel}
          </Button>
        )}
      </div>
      <OopsAlert isOpen={isAsked} title={words.required.title} text={words.required.text} onClose={() => setAsked(false)} />
      <OopsAlert isOpen={save.hasFailed} text={words.saveFailed} onClose={save.reset} />
    </Form>
  );
}

type BirthdayProps = {
  draft: ProfileDraft;
  text: (name: ProfileField) => { label: string; name: string; value: string; onChange: (typed: string) => void };
  isWrong: boolean;
  onMonth: (month: string) => void;
};

function Birthday({ draft, text, isWrong, onMonth }: BirthdayProps) {
  const id = useId();
  const isPartial = birthdayOf(draft) === null && `${draft.day}${draft.month}${draft.year}` !== '';
  return (
    <fieldset className="grid min-w-0 content-start gap-1.5" aria-describedby={isWrong || isPartial ? id : undefined}>
      <legend className={`${labelClass(false)} pb-1.5`}>{words.birthday}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)_minmax(0,1.1fr)] gap-2.5">
        <TextField
          {...text('day')}
          isLabelHidden
          inputMode="numeric"
          placeholder={words.field.day}
          autoComplete="bday-day"
          isInvalid={isWrong}
        />
        <Select
          label={words.field.month}
          isLabelHidden
          value={draft.month === '' ? null : draft.month}
          onChange={onMonth}
          options={MONTHS.map((month) => ({ id: month, name: words.month(month) }))}
          placeholder={words.field.month}
        />
        <TextField
          {...text('year')}
          isLabelHidden
          inputMode="numeric"
          placeholder={words.field.year}
          autoComplete="bday-year"
          isInvalid={isWrong}
        />
      </div>
      {isWrong && <ErrorLine id={id}>{words.birthdayInvalid}</ErrorLine>}
      {isPartial && (
        <p id={id} className={hintClass}>
          {words.birthdayPartial}
        </p>
      )}
    </fieldset>
  );
}

function Optional({ children }: { children: string }) {
  return (
    <>
      {children} <span className="font-normal text-ink-muted">{words.optional}</span>
    </>
  );
}

import { useState } from 'react';
import { nameLoss } from '../../../machines/domain/nameLoss.ts';
import { NAME_MAX, nameInput } from '../../../machines/domain/passenger.ts';
import { nameField as words } from '../../messages/es-MX.ts';
import { TextField, type TextFieldProps } from '../../ui/TextField.tsx';

type NameFieldProps = TextFieldProps & {
  value: string;
  onChange: (text: string) => void;
  /** The letters that it takes. */
  most?: number;
};

/** A field of a name. It says what it left out of the typed or pasted text (decision 43). The note stays while this name is edited; an emptied field, or a name from elsewhere, ends it. */
export function NameField({ value, onChange, most = NAME_MAX, ...field }: NameFieldProps) {
  const [said, setSaid] = useState({ name: '', note: '' });
  return (
    <TextField
      {...field}
      value={value}
      note={said.note !== '' && said.name === value ? said.note : undefined}
      onChange={(text) => {
        const loss = nameLoss(text, most);
        setSaid(({ note }) => ({ name: nameInput(text, most), note: loss ? words.left(loss, most) : text === '' ? '' : note }));
        onChange(text);
      }}
    />
  );
}

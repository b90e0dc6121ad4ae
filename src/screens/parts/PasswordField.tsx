import { Eye, EyeOff, Lock } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { passwordStrength, type PasswordStrength } from '../../../machines/domain/password.ts';
import { account as words } from '../../messages/es-MX.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextField } from '../../ui/TextField.tsx';

type PasswordFieldProps = {
  label: string;
  name: string;
  value: string;
  error?: string | undefined;
  onChange: (text: string) => void;
  hint?: ReactNode;
  /** `current-password` for a sign-in. */
  autoComplete?: 'new-password' | 'current-password';
};

/** A field of a password, which can be shown. Password managers and paste fill it. */
export function PasswordField({ label, name, value, error, onChange, hint, autoComplete = 'new-password' }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      label={label}
      name={name}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      icon={<Lock />}
      isRequired
      maxLength={128}
      value={value}
      error={error}
      onChange={onChange}
      hint={hint}
      end={
        <IconButton label={isShown ? words.hide : words.show} icon={isShown ? <EyeOff /> : <Eye />} onPress={() => setShown(!isShown)} />
      }
    />
  );
}

const BARS = [1, 2, 3, 4] as const;

/** How strong a new password is, in bars and in words. */
function Strength({ strength }: { strength: PasswordStrength }) {
  const { word, advice } = words.strength[strength];
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span aria-hidden="true" className="flex gap-1">
        {BARS.map((bar) => (
          <span key={bar} className={`h-1 w-5 rounded-round ${bar <= strength ? 'bg-ink' : 'bg-line-strong'}`} />
        ))}
      </span>
      <span>
        {words.strengthOf} <b className="text-ink">{word}</b>
        {advice !== '' && `. ${advice}`}
      </span>
    </span>
  );
}

/** The first field of a new password, with its strength below. */
export function NewPasswordField(props: Omit<PasswordFieldProps, 'hint'>) {
  const { value } = props;
  return (
    <PasswordField
      {...props}
      hint={<span role="status">{value === '' ? words.strength[1].advice : <Strength strength={passwordStrength(value.length)} />}</span>}
    />
  );
}

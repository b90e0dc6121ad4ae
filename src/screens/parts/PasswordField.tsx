import { Eye, EyeOff, Lock } from 'lucide-react';
import { useState } from 'react';
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
  onBlur?: () => void;
  /** `current-password` for a sign-in. */
  autoComplete?: 'new-password' | 'current-password';
};

/** A field of a password, which can be shown. Password managers and paste fill it. */
export function PasswordField({ label, name, value, error, onChange, onBlur, autoComplete = 'new-password' }: PasswordFieldProps) {
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
      onBlur={onBlur}
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
    <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-muted">
      <span aria-hidden="true" className="flex gap-1">
        {BARS.map((bar) => (
          <span key={bar} className={`h-1 w-5 rounded-round ${bar <= strength ? 'bg-ink' : 'bg-line-strong'}`} />
        ))}
      </span>
      <span>
        {words.strengthOf} <b className="text-ink">{word}</b>
        {advice !== '' && `. ${advice}`}
      </span>
    </p>
  );
}

/** The first field of a new password, with its strength below. */
export function NewPasswordField(props: PasswordFieldProps) {
  const { value, error } = props;
  return (
    <div className="grid content-start gap-2">
      <PasswordField {...props} />
      {value !== '' && error === undefined && <Strength strength={passwordStrength(value.length)} />}
    </div>
  );
}

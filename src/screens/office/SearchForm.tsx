import { Search } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/Form.tsx';
import { TextField } from '../../ui/TextField.tsx';

type SearchFormProps = {
  label: string;
  submit: string;
  value: string;
  hint?: string;
  onChange: (text: string) => void;
  onSubmit: () => void;
};

/** One field and its button, in one line where there is room. */
export function SearchForm({ label, submit, value, hint, onChange, onSubmit }: SearchFormProps) {
  return (
    <Form className="grid gap-x-3 gap-y-2 md:grid-cols-[minmax(0,1fr)_auto]" onSubmit={onSubmit}>
      <TextField
        className="min-w-0"
        label={label}
        name="search"
        icon={<Search />}
        autoComplete="off"
        maxLength={80}
        value={value}
        hint={hint}
        onChange={onChange}
      />
      <Button type="submit" look="primary" className="md:mt-6.5 md:self-start">
        {submit}
      </Button>
    </Form>
  );
}

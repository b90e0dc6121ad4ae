import type { SelectOption } from './Select.tsx';

export function OptionText({ name, detail }: Pick<SelectOption, 'name' | 'detail'>) {
  return (
    <>
      {name}
      {detail && <span className="text-ink-muted"> · {detail}</span>}
    </>
  );
}

type OptionTextProps = { name: string; detail?: string };

export function OptionText({ name, detail }: OptionTextProps) {
  return (
    <>
      {name}
      {detail && <span className="text-ink-muted"> · {detail}</span>}
    </>
  );
}

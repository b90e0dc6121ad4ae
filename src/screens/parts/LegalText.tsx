import { legal } from '../../messages/es-MX.ts';

export type LegalTextProps = { text: keyof typeof legal };

/** The paragraphs of the terms or of the privacy notice. */
export function LegalText({ text }: LegalTextProps) {
  return (
    <div className="grid gap-3">
      {legal[text].map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

/** A thing to say once; a new `id` says it again even with the same words. */
export type Announcement = { id: string | number; text: string };

type AnnouncerProps = { polite?: Announcement | undefined; assertive?: Announcement | undefined };

/** Two silent regions, once in the app: what changes in them is spoken, `assertive` at once. */
export function Announcer({ polite, assertive }: AnnouncerProps) {
  return (
    <div className="sr-only">
      <div aria-live="polite">{polite && <p key={polite.id}>{polite.text}</p>}</div>
      <div aria-live="assertive">{assertive && <p key={assertive.id}>{assertive.text}</p>}</div>
    </div>
  );
}

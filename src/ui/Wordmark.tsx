type WordmarkProps = {
  /** The name of a shop. */
  name: string;
  /** The address of its drawing; without one its name is text in the type of signs. */
  logo: string | undefined;
  /** Of the drawing; empty in a link with a label of its own. */
  alt?: string;
  /** Of the drawing. */
  className: string;
};

/** The name of a shop. */
export function Wordmark({ name, logo, alt = name, className }: WordmarkProps) {
  return logo ? (
    <img src={logo} alt={alt} className={className} />
  ) : (
    <b className="line-clamp-2 font-sign text-title-3 wrap-anywhere">{name}</b>
  );
}

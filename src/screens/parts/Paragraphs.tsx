import { fillText, type Paragraph } from '../../messages/fillText.ts';
import { useShopFacts } from './ShopFacts.ts';

/** The paragraphs and lists of a text, with the values of the company. */
export function Paragraphs({ text }: { text: readonly Paragraph[] }) {
  const { company } = useShopFacts();
  return text.map((part) =>
    typeof part === 'string' ? (
      <p key={part} className="wrap-anywhere">
        {fillText(part, company)}
      </p>
    ) : (
      <ul key={part[0]} className="grid list-disc gap-1.5 ps-5">
        {part.map((point) => (
          <li key={point} className="wrap-anywhere">
            {fillText(point, company)}
          </li>
        ))}
      </ul>
    ),
  );
}

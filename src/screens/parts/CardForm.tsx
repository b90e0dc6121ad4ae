import { CreditCard } from 'lucide-react';
import { Suspense } from 'react';
import type { SavedCard } from '../../../machines/domain/savedCard.ts';
import { checkout as words } from '../../messages/es-MX.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { CardFields, type CardFieldsProps, type CardInput } from './CardFields.tsx';
import type { CardChoiceProps, KeepCardProps } from './CardChoice.tsx';

/** The card that pays: typed, or a saved one with its typed code. */
export type PayingCard = CardInput & {
  saved: SavedCard | null;
  isSaving: boolean;
  choose: (card: SavedCard | null) => void;
  setSaving: (isSaving: boolean) => void;
};

export type CardFormProps = Omit<CardFieldsProps, 'label' | 'card'> & {
  card: PayingCard;
  /** The saved cards of a registered traveller; null for a guest. */
  cards: readonly SavedCard[] | null;
  hasServices: boolean;
};

// Loaded on demand, because a guest has no saved cards.
const choice = () => import('./CardChoice.tsx');
const CardChoice = lazyPart<CardChoiceProps>(async () => (await choice()).CardChoice);
const KeepCard = lazyPart<KeepCardProps>(async () => (await choice()).KeepCard);

/** The fields of a typed card stay the same elements while the saved cards come, so that nothing typed is lost. */
export function CardForm({ hasServices, card, cards, ...fields }: CardFormProps) {
  return (
    <>
      {hasServices && <Notice icon={<CreditCard />}>{words.cardOnly}</Notice>}
      {cards && (
        <Suspense>
          <CardChoice {...fields} card={card} cards={cards} />
        </Suspense>
      )}
      {card.saved === null && <CardFields {...fields} card={card} label={words.payment} />}
      {cards && card.saved === null && (
        <Suspense>
          <KeepCard isSelected={card.isSaving} isDisabled={fields.isLocked} onChange={card.setSaving} />
        </Suspense>
      )}
    </>
  );
}

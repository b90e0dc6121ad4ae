import type { CardValues } from '../../../machines/domain/card.ts';
import type { components } from '../../../openapi/types/payment.ts';
import { encryptCard, type SealedCard } from '../http/encryptCard.ts';
import { cardFrames } from './cardFrames.ts';

type Provider = components['schemas']['PaymentProvider'];

/** Makes a card readable for the bank alone: encrypted for its key, or by its own fields. (decision 16) */
export const sealCard = (values: CardValues, provider: Provider): Promise<SealedCard> =>
  cardFrames ? cardFrames.seal(values, false) : encryptCard(values, provider);

/** The same of a kept card, of which only the code was typed. */
export const sealKeptCard = (values: CardValues, provider: Provider): Promise<SealedCard> =>
  cardFrames ? cardFrames.seal(values, true) : encryptCard(values, provider);

import type { CardValues } from '../../../machines/domain/card.ts';
import type { components } from '../../../openapi/types/payment.ts';
import { encryptCard, type SealedCard } from '../http/encryptCard.ts';
import { cardFrames } from './cardFrames.ts';

/** Makes a card readable for the bank alone: encrypted for its key, or by its own fields. Of a kept card only the code is typed. (decision 16) */
export function sealCard(values: CardValues, provider: components['schemas']['PaymentProvider'], isKept = false): Promise<SealedCard> {
  return cardFrames ? cardFrames.seal(values, isKept) : encryptCard(values, provider);
}

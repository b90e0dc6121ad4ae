import { CreditCard, Star, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { cardFacts, cardText, framedFacts, isCardComplete, NO_CARD, type CardValues } from '../../../machines/domain/card.ts';
import type { PlainDate } from '../../../machines/domain/instant.ts';
import type { SavedCard } from '../../../machines/domain/savedCard.ts';
import { profile } from '../../messages/es-MX.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { recoverFocus } from '../../ui/recoverFocus.ts';
import { Tag } from '../../ui/Tag.tsx';
import { CardFields, type CardFrames } from '../parts/CardFields.tsx';
import type { Change, Loaded } from './change.ts';
import { LoadedCard } from './LoadedCard.tsx';
import { OopsAlert } from './OopsAlert.tsx';
import { RemovalAlert } from './RemovalAlert.tsx';

const words = profile.cards;

export type CardsSectionProps = {
  load: Loaded<SavedCard[]>;
  today: PlainDate;
  /** The fields of the bank; null where a card is typed in those of the shop. */
  frames: CardFrames | null;
  save: Change<CardValues>;
  /** Grows with each saved card, so that the form is empty again. */
  saved: number;
  prefer: Change<string>;
  remove: Change<string>;
  onRetry: () => void;
};

/** Mis formas de pago: the saved cards and the form of a new one (CARDS-001 to CARDS-013). */
export function CardsSection(props: CardsSectionProps) {
  const { load, saved, prefer, onRetry } = props;
  const section = useRef<HTMLDivElement>(null);
  const count = load.state === 'ready' ? load.data.length : 0;
  const last = useRef({ count, saved });
  useEffect(() => {
    const hasMoved = last.current.count > count || last.current.saved !== saved;
    last.current = { count, saved };
    if (hasMoved) recoverFocus(() => section.current?.querySelector('input') ?? null);
  }, [count, saved]);
  return (
    <div ref={section} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <LoadedCard title={profile.section.cards} load={load} onRetry={onRetry}>
        {(cards) => <CardList {...props} cards={cards} />}
      </LoadedCard>
      <NewCard key={saved} {...props} />
      <OopsAlert isOpen={prefer.hasFailed} text={words.preferFailed} onClose={prefer.reset} />
    </div>
  );
}

function brandName({ brand }: SavedCard): string {
  return brand === 'VISA' ? brand : words.card;
}

function CardList({ cards, prefer, remove }: CardsSectionProps & { cards: readonly SavedCard[] }) {
  const [asked, setAsked] = useState<SavedCard | null>(null);
  return (
    <>
      {cards.length === 0 ? (
        <EmptyState icon={<CreditCard />} title={words.none.title}>
          {words.none.text}
        </EmptyState>
      ) : (
        <ul>
          {cards.map((card) => (
            <ListRow
              key={card.id}
              lead={<BrandSign card={card} />}
              title={words.name(brandName(card), card.lastDigits)}
              detail={words.detail(card.holder, card.expiry)}
              end={
                <>
                  {card.isPreferred ? (
                    <Tag tone="success" icon={<Star />}>
                      {words.preferred}
                    </Tag>
                  ) : (
                    <Button
                      look="ghost"
                      aria-label={words.preferOf(card.lastDigits)}
                      isDisabled={prefer.isPending}
                      onPress={() => prefer.run(card.id)}
                    >
                      {words.prefer}
                    </Button>
                  )}
                  <IconButton
                    label={words.remove(card.lastDigits)}
                    icon={<Trash2 />}
                    aria-haspopup="dialog"
                    onPress={() => setAsked(card)}
                  />
                </>
              }
            />
          ))}
        </ul>
      )}
      <RemovalAlert
        asked={asked}
        items={cards}
        title={(card) => words.remove(card.lastDigits)}
        words={words}
        remove={remove}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

/** The brand is named in the text beside it. */
function BrandSign({ card }: { card: SavedCard }) {
  return (
    <span
      aria-hidden="true"
      className="grid h-7 w-11 flex-none place-items-center rounded-tag border border-line bg-surface font-sign text-micro font-heavy"
    >
      {card.brand === 'VISA' ? card.brand : <CreditCard className="size-4" />}
    </span>
  );
}

/** The typed card is in the memory of this form only (decision 16). */
function NewCard({ today, frames, save }: CardsSectionProps) {
  const formId = useId();
  const hintId = useId();
  const [values, setValues] = useState(NO_CARD);
  const typed = cardFacts(values, today, 0);
  const facts = frames ? framedFacts(typed, frames.errors) : typed;
  const isComplete = isCardComplete(facts);
  return (
    <Card title={words.newTitle}>
      <CardFields
        id={formId}
        label={words.newTitle}
        card={{ values, frames, change: (field, text) => setValues({ ...values, [field]: cardText(field, text) }) }}
        errors={facts.errors}
        isLocked={save.isPending}
        takesFocus={false}
        onSubmit={() => {
          if (isComplete && !save.isPending) save.run(values);
        }}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          look="primary"
          type="submit"
          form={formId}
          isDisabled={!isComplete && !save.isPending}
          isPending={save.isPending}
          pendingLabel={profile.saving}
          aria-describedby={hintId}
        >
          {words.save}
        </Button>
        <p id={hintId} className="min-w-0 flex-[1_1_12rem] text-caption text-ink-muted">
          {isComplete ? words.sealed : words.saveHint}
        </p>
      </div>
      <OopsAlert isOpen={save.hasFailed} text={words.saveFailed} onClose={save.reset} />
    </Card>
  );
}

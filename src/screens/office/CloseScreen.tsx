import { CircleCheck } from 'lucide-react';
import type { PlainDate } from '../../../machines/domain/instant.ts';
import type { DailyClose } from '../../../machines/domain/office.ts';
import { office } from '../../messages/es-MX.ts';
import { money } from '../../messages/format.ts';
import { AsIs } from '../../ui/AsIs.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Ledger } from '../../ui/Ledger.tsx';
import { Page } from '../../ui/Page.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Listed, type Load } from './Listed.tsx';
import { PageHead } from './PageHead.tsx';

const words = office.close;

export type CloseScreenProps = {
  load: Load<DailyClose>;
  day: PlainDate;
  onDay: (day: PlainDate) => void;
  hrefOf: (folio: string) => string;
  onRetry: () => void;
};

/** What moved in a day by our ledger beside the bank's list, and each difference. */
export function CloseScreen({ load, day, onDay, hrefOf, onRetry }: CloseScreenProps) {
  return (
    <Page>
      <PageHead title={words.title}>{words.intro}</PageHead>
      <TextField
        className="max-w-56"
        label={words.day}
        name="day"
        type="date"
        value={day}
        onChange={(text) => text !== '' && onDay(text)}
      />
      <Listed load={load} onRetry={onRetry}>
        {({ captured, refunded, payments, differences }) => (
          <>
            <Card label={words.title}>
              <Facts
                items={[
                  { name: words.captured, value: <b className="figure">{money(captured)}</b> },
                  { name: words.refunded, value: <b className="figure">{money(refunded)}</b> },
                  { name: words.payments, value: String(payments) },
                ]}
              />
            </Card>
            {differences.length === 0 ? (
              <Card>
                <EmptyState icon={<CircleCheck />} title={words.none} />
              </Card>
            ) : (
              <section className="grid gap-3">
                <h2 className="text-title-3">{words.differences(differences.length)}</h2>
                <Ledger
                  caption={words.title}
                  columns={Object.values(words.columns)}
                  rows={differences.map(({ folio, bankId, ours, bank }) => ({
                    id: bankId,
                    isUrgent: true,
                    cells: [
                      folio === null ? (
                        words.unknown
                      ) : (
                        <AsIs key="folio">
                          <TextLink href={hrefOf(folio)} inline>
                            {folio}
                          </TextLink>
                        </AsIs>
                      ),
                      <AsIs key="bank">{bankId}</AsIs>,
                      words.sums(money(ours.captured), money(ours.refunded)),
                      words.sums(money(bank.captured), money(bank.refunded)),
                    ],
                  }))}
                />
              </section>
            )}
          </>
        )}
      </Listed>
    </Page>
  );
}

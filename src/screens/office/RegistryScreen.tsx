import { Search } from 'lucide-react';
import { useState } from 'react';
import type { DoneAct } from '../../../machines/domain/office.ts';
import { office } from '../../messages/es-MX.ts';
import { AsIs } from '../../ui/AsIs.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Ledger } from '../../ui/Ledger.tsx';
import { Page } from '../../ui/Page.tsx';
import { useShopTimeZone } from '../parts/ShopTimeZone.ts';
import { Listed, type Load } from './Listed.tsx';
import { momentIn } from './moment.ts';
import { PageHead } from './PageHead.tsx';
import { SearchForm } from './SearchForm.tsx';

const words = office.registry;

export type RegistryScreenProps = {
  load: Load<readonly DoneAct[]>;
  text: string;
  onSearch: (text: string) => void;
  /** Null when there are no earlier ones. */
  onMore: (() => void) | null;
  isLoadingMore: boolean;
  onRetry: () => void;
};

/** What was done in the office, the newest first. */
export function RegistryScreen({ load, text, onSearch, onMore, isLoadingMore, onRetry }: RegistryScreenProps) {
  const zone = useShopTimeZone();
  const [typed, setTyped] = useState(text);
  return (
    <Page>
      <PageHead title={words.title}>{words.intro}</PageHead>
      <SearchForm label={words.search} submit={words.find} value={typed} onChange={setTyped} onSubmit={() => onSearch(typed.trim())} />
      <Listed load={load} onRetry={onRetry}>
        {(acts) =>
          acts.length === 0 ? (
            <Card>
              <EmptyState icon={<Search />} title={words.empty} />
            </Card>
          ) : (
            <>
              <Ledger
                caption={words.title}
                columns={[words.columns.when, words.columns.who, words.columns.what, words.columns.about, words.columns.why]}
                rows={acts.map(({ id, at, person, act, label, reason }) => ({
                  id,
                  cells: [
                    <span key="at" className="whitespace-nowrap">
                      {momentIn(at, zone)}
                    </span>,
                    <AsIs key="who">{person.name}</AsIs>,
                    words.names[act] ?? act,
                    label === null ? '' : <AsIs key="label">{label}</AsIs>,
                    reason ?? '',
                  ],
                }))}
              />
              {onMore && (
                <Button isPending={isLoadingMore} pendingLabel={words.more} onPress={onMore}>
                  {words.more}
                </Button>
              )}
            </>
          )
        }
      </Listed>
    </Page>
  );
}

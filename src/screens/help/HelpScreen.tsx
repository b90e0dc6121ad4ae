import { Search, SearchX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { help as words } from '../../messages/es-MX.ts';
import type { HelpQuestion, HelpTopic } from '../../messages/fillText.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Page } from '../../ui/Page.tsx';
import { useSay } from '../../ui/say.ts';
import { showSection } from '../../ui/showSection.ts';
import { TextField } from '../../ui/TextField.tsx';
import { ContactCard } from '../parts/ContactCard.tsx';
import { Paragraphs } from '../parts/Paragraphs.tsx';
import { useShopFacts } from '../parts/ShopFacts.ts';
import { StateCard } from '../parts/StateCard.tsx';
import { findQuestions } from './findQuestions.ts';

/** Questions and answers by subject. The field filters them; the hash of the address opens one. */
export function HelpScreen({ topics: all }: { topics: readonly HelpTopic[] }) {
  const { company } = useShopFacts();
  const [typed, setTyped] = useState('');
  const target = useHash();
  const topics = all.map(({ title, questions }) => ({
    title,
    questions: questions.filter(({ needs }) => needs === undefined || company[needs] !== undefined),
  }));
  const found = findQuestions(topics, typed);
  const isFiltered = typed.trim() !== '';
  const finder = useRef<HTMLElement>(null);
  // The pressed button goes away with its notice.
  const clear = () => {
    setTyped('');
    finder.current?.querySelector('input')?.focus();
  };
  useSay(isFiltered ? words.found(found.flatMap(({ questions }) => questions).length) : '');
  return (
    <Page isNarrow>
      <h1>{words.title}</h1>
      <search ref={finder}>
        <TextField
          label={words.search}
          hint={words.searchExample}
          icon={<Search />}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={60}
          value={typed}
          onChange={setTyped}
        />
      </search>
      {found.map(({ title, questions }) => (
        <Card key={title} isFlush title={title}>
          {questions.map((question) => (
            <Question key={question.id} question={question} isOpen={isFiltered || target === question.id} />
          ))}
        </Card>
      ))}
      {found.length === 0 && (
        <StateCard icon={<SearchX />} title={words.none.title} actions={<Button onPress={clear}>{words.none.clear}</Button>}>
          {words.none.text}
        </StateCard>
      )}
      <ContactCard />
    </Page>
  );
}

function Question({ question: { id, question, answer }, isOpen }: { question: HelpQuestion; isOpen: boolean }) {
  return (
    <div id={id} className="scroll-mt-4">
      {/* A traveller may close it again; another search or another link opens it anew. */}
      <Fold key={String(isOpen)} look="row" level={3} title={question} isOpenAtFirst={isOpen}>
        <div className="grid gap-2.5">
          <Paragraphs text={answer} />
        </div>
      </Fold>
    </div>
  );
}

/** The section of the address. A link to it may arrive before this page, or while it is shown. */
function useHash(): string {
  const [hash, setHash] = useState(() => location.hash.slice(1));
  useEffect(() => {
    showSection(location.hash);
    const stop = new AbortController();
    addEventListener('hashchange', () => setHash(location.hash.slice(1)), stop);
    return () => stop.abort();
  }, []);
  return hash;
}

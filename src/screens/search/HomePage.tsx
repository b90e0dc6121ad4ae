import { Banknote, Star, Timer } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import type { SearchEvent, SearchFormView } from '../../../machines/search/search.types.ts';
import hero from '../../assets/hero.svg';
import { search } from '../../messages/es-MX.ts';
import { showSection } from '../../ui/showSection.ts';
import { SearchForm } from './SearchForm.tsx';

type HomePageProps = {
  form: SearchFormView;
  /** Earlier searches, the promotion and places. */
  offers?: ReactNode;
  send: (event: SearchEvent) => void;
};

const facts = [
  { ...search.facts.hold, icon: <Timer /> },
  { ...search.facts.pay, icon: <Banknote /> },
  { ...search.facts.points, icon: <Star /> },
];

const width = 'mx-auto w-full max-w-page';

/** The home page: the form, offers, and information (NAV-004, SEARCH-005). */
export function HomePage({ form, offers, send }: HomePageProps) {
  const isComplete = form.origin.status !== 'loading';
  // A link to a section may arrive before this page, and the places move the section down.
  useEffect(() => {
    if (isComplete) showSection(location.hash);
  }, [isComplete]);
  return (
    <main className="flex-1">
      <div
        className="bg-board bg-[length:auto_100%] bg-bottom bg-no-repeat px-4 pt-3 pb-56 text-on-board md:bg-[length:max(93.75rem,104%)_auto] md:bg-[position:0_100%] md:px-8 md:pt-12 md:pb-65"
        style={{ backgroundImage: `url("${hero}")` }}
      >
        <div className={`${width} grid gap-1.5`}>
          <h1 className="text-display leading-[1.05] tracking-[-0.02em] md:text-[3.5rem]">{search.headline}</h1>
          <p className="max-w-[15.5rem] text-lead leading-6 text-on-board-muted md:max-w-[26rem] md:text-title-3 md:leading-7">
            {search.lead}
          </p>
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 px-4 pb-8 md:gap-8 md:px-8 md:pb-12">
        <section
          aria-label={search.form}
          className={`${width} relative -mt-22 rounded-[1.25rem] bg-surface p-4 shadow-raised md:-mt-24 md:p-5`}
        >
          <SearchForm view={form} send={send} id="search" isRow />
        </section>
        <div className={`${width} grid grid-cols-[minmax(0,1fr)] gap-6 empty:hidden md:gap-8`}>{offers}</div>
        <section id="help" aria-labelledby="help-title" className={`${width} grid gap-4`}>
          <h2 id="help-title">{search.helpTitle}</h2>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-3.5 md:gap-6">
            {facts.map(({ title, text, icon }) => (
              <li key={title} className="flex items-start gap-3.5">
                <span className="text-action-ink [&_svg]:size-6">{icon}</span>
                <p>
                  <b>{title}</b>
                  <br />
                  <span className="text-ink-muted">{text}</span>
                </p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </main>
  );
}

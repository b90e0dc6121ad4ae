import { useState } from 'react';
import { keptAlbum, pictureIn } from 'storybook-xstate/album';
import { sizes } from '../variants.ts';
import { landing as words } from '../words.ts';
import { findStories, type Hit } from './findStories.ts';
import './landing.css';
import { stepsOf, type Step } from './stepsOf.ts';
import { useAtlas, useTexts, useTheme } from './useAtlas.ts';

const storyHref = (id: string) => `./?path=/story/${id}`;
const docsHref = (id: string) => `./?path=/docs/${id}`;
/** An address that survives new titles. */
const stateHref = (id: string) => `./?state=${id}`;
const pathHref = (id: string) => `${storyHref(id)}&chart-path=1.0`;

const LINK = 'font-semibold text-action-ink underline-offset-4 hover:underline';

/** The first page of the atlas: its search, and the steps of the shop. */
export function Landing() {
  const theme = useTheme();
  const known = useAtlas();
  const [query, setQuery] = useState('');
  const texts = useTexts(query !== '');
  const hits = known && query.trim().length > 1 ? findStories(query, { ...known, texts }) : null;
  const { purchase, groups } = known ? stepsOf(known.entries, known.atlas) : { purchase: [], groups: new Map<string, Step[]>() };
  return (
    <div data-page="" className="atlas-page sb-unstyled font-sans text-body text-ink" data-atlas="">
      <header className="bg-board text-on-board">
        <div className="mx-auto max-w-page px-4 py-6 md:px-8 md:py-10">
          <h1 className="font-sign text-title-1 font-bold md:text-display">{words.title}</h1>
          <p className="mt-1 text-on-board-muted">{words.lead}</p>
          <search className="atlas-search">
            <label className="text-small font-semibold" htmlFor="atlas-search">
              {words.search}
            </label>
            <input
              id="atlas-search"
              type="search"
              className="mt-1 block h-13 w-full rounded-control border border-board-edge bg-surface px-4 text-body text-ink"
              aria-describedby="atlas-hint"
              value={query}
              onChange={({ target }) => setQuery(target.value)}
              onKeyDown={({ key }) => {
                const [first] = hits ?? [];
                if (key === 'Enter' && first) open(storyHref(first.story), '_parent');
                if (key === 'Escape') setQuery('');
              }}
            />
            <p id="atlas-hint" className="mt-1 text-caption text-on-board-muted">
              {words.hint}
            </p>
          </search>
        </div>
      </header>
      <main className="mx-auto max-w-page px-4 py-6 md:px-8 md:py-8">
        <p role="status" className="sr-only">
          {hits && words.found(hits.length)}
        </p>
        {hits && <Hits hits={hits} />}
        {!hits && purchase.length > 0 && (
          <section aria-labelledby="atlas-purchase">
            <h2 id="atlas-purchase" className="font-sign text-title-2 font-bold">
              {words.purchase}
            </h2>
            <p className="text-ink-muted">{words.purchaseLead}</p>
            <ol className="atlas-cards">
              {purchase.map((step, index) => (
                <Card key={step.id} step={step} place={index + 1} steps={purchase} theme={theme} />
              ))}
            </ol>
          </section>
        )}
        {!hits &&
          [...groups].map(([group, steps]) => (
            <section key={group}>
              <h2 className="font-sign text-title-2 font-bold">{group}</h2>
              <ul className="atlas-cards">
                {steps.map((step) => (
                  <li key={step.id} className="rounded-card bg-surface p-4 shadow-card">
                    <a className={LINK} href={storyHref(step.face)} target="_parent">
                      {step.title}
                    </a>
                    <Links step={step} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </main>
    </div>
  );
}

function Hits({ hits }: { hits: readonly Hit[] }) {
  return (
    <section aria-label={words.found(hits.length)}>
      <h2 className="font-sign text-title-3 font-bold">{words.found(hits.length)}</h2>
      <ul className="atlas-hits">
        {hits.map(({ story, title, kind, matched }) => (
          <li key={`${story} ${matched}`} className="rounded-card bg-surface p-4 shadow-card">
            <a className={LINK} href={storyHref(story)} target="_parent">
              {title}
            </a>
            <p className="text-small text-ink-muted">
              <b className="font-semibold">{words.kinds[kind]}</b> ·{' '}
              {kind === 'state' ? (
                <a className="underline underline-offset-4" href={stateHref(matched)} target="_parent">
                  {matched}
                </a>
              ) : (
                matched
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

type CardProps = { step: Step; place: number; steps: readonly Step[]; theme: string };

/** A step of the purchase, with a picture of its page. */
function Card({ step, place, steps, theme }: CardProps) {
  const [phone] = sizes;
  const picture = phone && pictureIn(keptAlbum(), phone, `theme:${theme}`, step.face);
  const next = steps.filter(({ screen }) => screen !== null && step.next.includes(screen));
  return (
    <li className="atlas-card rounded-card bg-surface p-4 shadow-card">
      {picture && <img className="atlas-picture rounded-control border border-line" src={picture} alt="" loading="lazy" />}
      <div className="min-w-0">
        <h3 className="font-sign text-title-3 font-bold">
          <span className="text-ink-muted">{place}</span>{' '}
          <a className="hover:underline" href={storyHref(step.face)} target="_parent">
            {step.title}
          </a>
        </h3>
        <Links step={step} />
        {next.length > 0 && (
          <p className="mt-2 text-small text-ink-muted">
            {words.leadsTo} {next.map(({ title }) => title).join(', ')}
          </p>
        )}
      </div>
    </li>
  );
}

/** The flow of a step, its chart, its paths and its requirements. */
function Links({ step: { flow, face, chart, requirements, stories, id } }: { step: Step }) {
  return (
    <>
      <p className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-small">
        {flow !== null && (
          <a className={LINK} href={docsHref(flow)} target="_parent">
            {words.flow}
          </a>
        )}
        {chart && (
          <a className={LINK} href={storyHref(face)} target="_parent">
            {words.chart}
          </a>
        )}
        {chart !== null && chart.paths > 0 && (
          <a className={LINK} href={pathHref(face)} target="_parent">
            {words.paths(chart.paths)}
          </a>
        )}
        <span className="text-ink-muted">{words.stories(stories)}</span>
      </p>
      {requirements.length > 0 && (
        <details className="mt-1 text-small">
          <summary className="text-ink-muted">{words.requirements(requirements.length)}</summary>
          <ul className="mt-1 flex flex-wrap gap-1" data-of={id}>
            {requirements.map((requirement) => (
              <li key={requirement} className="rounded-tag bg-surface-sunken px-1 text-micro text-ink">
                {requirement}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

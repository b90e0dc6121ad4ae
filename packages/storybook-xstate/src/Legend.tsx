/** @jsxRuntime classic */
import * as React from 'react';
import type { TriggerKind } from './graph.ts';
import { StoryIcon, TriggerIcon } from './icons.tsx';
import type { Words } from './words.ts';

const KINDS: readonly TriggerKind[] = ['event', 'done', 'error', 'after', 'always', 'snapshot'];

/** The legend of a drawing, behind a button. */
export function Legend({ words }: { words: Words }) {
  const id = React.useId();
  const { meaning } = words;
  const signs: [sign: React.ReactNode, meaning: string][] = [
    [<Sample key="active" attributes={{ 'data-active': true, 'data-leaf': true }} />, meaning.active],
    [<rect key="open" className="chart-label" data-open="true" x="2" y="4" width="28" height="12" rx="4" />, meaning.open],
    [<StoryIcon key="story" x={10} y={4} />, meaning.story],
    [<circle key="initial" className="chart-dot" cx="16" cy="10" r="4.5" />, meaning.initial],
    [
      <React.Fragment key="final">
        <Sample />
        <rect className="chart-final" x="4" y="5" width="24" height="10" rx="3" />
      </React.Fragment>,
      meaning.final,
    ],
    [<Sample key="region" attributes={{ 'data-region': true }} />, meaning.region],
    [<Text key="history">H</Text>, meaning.history],
    [<Text key="deep">H*</Text>, meaning.deepHistory],
    [<Text key="entry">↓</Text>, meaning.entry],
    [<Text key="invoke">▸</Text>, meaning.invoke],
    [<Text key="exit">↑</Text>, meaning.exit],
    ...KINDS.map((kind): [React.ReactNode, string] => [<TriggerIcon key={kind} kind={kind} x={10} y={4} />, meaning[kind]]),
    [
      <text key="guard" className="chart-guard" x="6" y="14">
        [ ]
      </text>,
      meaning.guard,
    ],
  ];
  return (
    <>
      <button type="button" popoverTarget={id}>
        {words.legend}
      </button>
      <div className="chart-legend" id={id} popover="auto" role="dialog" aria-label={words.legend}>
        <dl>
          {signs.map(([sign, text]) => (
            <div key={text}>
              <dt>
                <svg className="chart-drawing" width="32" height="20" aria-hidden="true">
                  {sign}
                </svg>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}

function Text({ children }: { children: string }) {
  return (
    <text className="chart-text" x="16" y="15" textAnchor="middle">
      {children}
    </text>
  );
}

function Sample({ attributes = {} }: { attributes?: Record<`data-${string}`, boolean> }) {
  return (
    <g className="chart-state" {...attributes}>
      <rect className="chart-box" x="2" y="3" width="28" height="14" rx="4" />
    </g>
  );
}

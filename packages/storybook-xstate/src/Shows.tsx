/** @jsxRuntime classic */
import * as React from 'react';
import type { Detail } from './detail.ts';
import type { Words } from './words.ts';

type DetailProps = { details: readonly Detail[]; detail: Detail; words: Words; onDetail: (detail: Detail) => void };

/** How much is drawn. */
export function DetailSelect({ details, detail, words, onDetail }: DetailProps) {
  if (details.length < 2) return null;
  return (
    <select
      aria-label={words.detail}
      title={words.detailHint}
      value={details.indexOf(detail)}
      onChange={({ target }) => {
        const chosen = details[Number(target.value)];
        if (chosen !== undefined) onDetail(chosen);
      }}
    >
      {details.map((each, at) => (
        <option key={each} value={at}>
          {typeof each === 'number' ? words.groups(each) : words.details[each]}
        </option>
      ))}
    </select>
  );
}

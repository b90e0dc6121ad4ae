/** @jsxRuntime classic */
import * as React from 'react';
import { attempt } from './graph.ts';
import type { Words } from './words.ts';

type PayloadProps = { event: string; words: Words; onSend: (data: Record<string, unknown>) => void };

/** Asks for the data of an event of which no example is known, as JSON. */
export function Payload({ event, words, onSend }: PayloadProps) {
  const [text, setText] = React.useState('{}');
  const [isWrong, setIsWrong] = React.useState(false);
  const send = (submitted: React.FormEvent) => {
    submitted.preventDefault();
    const data = dataIn(text);
    setIsWrong(data === null);
    if (data !== null) onSend(data);
  };
  return (
    <details className="chart-payload">
      <summary>{words.payload}</summary>
      <form onSubmit={send}>
        <textarea
          aria-label={words.payloadOf(event)}
          aria-invalid={isWrong}
          rows={3}
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
          // The manager has shortcuts of its own.
          onKeyDown={(pressed) => pressed.stopPropagation()}
        />
        {isWrong && <p role="alert">{words.noPayload}</p>}
        <button type="submit">{words.send(event)}</button>
      </form>
    </details>
  );
}

/** The object in a JSON text, or null. */
function dataIn(text: string): Record<string, unknown> | null {
  const data = attempt<unknown>(() => JSON.parse(text));
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Record<string, unknown>) : null;
}

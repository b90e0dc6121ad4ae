/** Stands on the canvas for a chart without a screen: what others see of it. */
export function ChartOnly({ view }: { view: unknown }) {
  return (
    <main className="p-6">
      <pre className="overflow-auto rounded-card bg-surface p-4 text-ink whitespace-pre-wrap">{JSON.stringify(view, null, 2)}</pre>
    </main>
  );
}

export { arrowsOf, leaves, leavesOf, nameOf, transitions } from './chartParts.ts';
export { transitionCover } from './cover.ts';
export { cross, next, type Crossing } from './cross.ts';
export { done, elapsed, failed } from './events.ts';
export { factsOf, outcomeOf, type Fact } from './facts.ts';
export { answersOf, watchGuards, type GuardAnswers } from './guards.ts';
export { treeAfter, startTree, to, type ActorTree, type TreeStep } from './actorTree.ts';
export { shortestPaths, simplePaths } from './graph.ts';
export { beginning, brokenIn, canHappen, follow, isIn, modelsIn, netsOf, walkThrough, type Model, type Path, type Step } from './model.ts';
export { coverOf, endOf, MOST_SIMPLE, pathNumbered, pathsOf, statesOf, summaryOf, type Kind, type NumberedPath } from './numbers.ts';
export { goalOf, render, textOf, type Format } from './report.ts';
export { chartOf, situation, type Situation } from './situation.ts';
export {
  atRest,
  nextOf,
  provedBy,
  walked,
  type Act,
  type Cause,
  type Chart,
  type ChartEvent,
  type ChartTable,
  type Cover,
  type EventOf,
  type Limit,
  type Place,
  type Way,
} from './table.ts';
export { tellPath, wordsOf, type PathInWords } from './pathInWords.ts';
export { english, type Speech, type Words, type Due } from './words.ts';

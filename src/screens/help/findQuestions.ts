import { fold, wordsOf } from '../../../machines/domain/text.ts';
import type { HelpQuestion, HelpTopic } from '../../messages/fillText.ts';

/** Shorter words, such as «de» and «mi», find everything. */
const shortest = 3;
/** A word of a text finds its longer forms from here on: «perro» is found by «perros». */
const shortestStem = 4;

const textOf = ({ question, answer, words = '' }: HelpQuestion): string[] => wordsOf([question, words, ...answer.flat()].join(' '));

const finds = (typed: string, word: string): boolean => word.startsWith(typed) || (word.length >= shortestStem && typed.startsWith(word));

/** The questions that contain every typed word, by topic, ignoring accents and case. All of them while nothing is typed. */
export function findQuestions(topics: readonly HelpTopic[], typed: string): readonly HelpTopic[] {
  const wanted = wordsOf(fold(typed)).filter((word) => word.length >= shortest);
  return topics
    .map(({ title, questions }) => ({
      title,
      questions: questions.filter((question) => wanted.every((one) => textOf(question).some((word) => finds(one, word)))),
    }))
    .filter(({ questions }) => questions.length > 0);
}

import { describe, expect, it } from 'vitest';
import { type Fact, factsOf } from 'xstate-paths';
import { renameModels } from './rename.model.ts';

const stated = (model: number, facts: readonly Fact[]) => expect(factsOf(renameModels, model, facts)).toEqual(facts);

describe('facts of rename', () => {
  it('the first rename of a browser', () =>
    stated(0, [
      ['', '', 'warning'],
      ['', 'warningAccepted', 'form; rememberWarning; wasWarned=true'],
      ['', 'renameClosed', 'closed; ends isChanged=false wasWarned=false'],
      ['warningAccepted', 'nameTyped', 'stays; firstName="Íñigo"'],
      ['warningAccepted', 'nameSubmitted', 'saving'],
      ['warningAccepted', 'renameClosed', 'closed; ends isChanged=false wasWarned=true'],
      ['warningAccepted surnameShortened', 'nameSubmitted', '-'],
      ['warningAccepted nameSubmitted', 'nameSaved', 'renamed; isDone=true'],
      ['warningAccepted nameSubmitted', 'savingFails', 'form; failure'],
      ['warningAccepted nameSubmitted savingFails', 'renameClosed', 'closed; ends isChanged=true wasWarned=true'],
      // RENAME-012
      ['warningAccepted nameSubmitted nameSaved', 'nameSubmitted', '-'],
      ['warningAccepted nameSubmitted nameSaved', 'noticeClosed', 'closed; ends isChanged=true wasWarned=true'],
      [
        'warningAccepted nameSubmitted nameSaved',
        'nextChosen',
        'form; ticket; others=[]; firstName="Íñigo"; paternal="Peña"; maternal="Treviño"',
      ],
      ['warningAccepted nameSubmitted nameSaved nextChosen', 'renameClosed', 'closed; ends isChanged=true wasWarned=true'],
      ['warningAccepted nameSubmitted nameSaved nextChosen nameSubmitted nameSaved', 'nextChosen', '-'],
    ]));

  it('[RENAME-003] a later rename', () => stated(1, [['', '', 'form']]));
});

import { describe, expect, it } from 'vitest';
import { segmentWords } from '../../src/convention/segment-words.ts';
import { HOLE } from '../../src/paths/dialects.ts';
import { parsePath } from '../../src/paths/parse-path.ts';

/**
 * The words of the last segment with their places, how it is built, and whether an ending names a representation:
 * `custom: list@7`.
 */
function wordsOf(text: string): string | null {
  const path = parsePath(text, 'express');
  const segment = path.segments.at(-1);
  const found = segment && segmentWords(segment, path.text);
  if (!found) return null;
  const words = found.words.map(({ text, start, end }) => {
    expect(path.text.slice(start, end).toLowerCase()).toBe(text);
    return `${text}@${start}`;
  });
  return `${found.form}${found.extension ? ' with an ending' : ''}: ${words.join(' ')}`;
}

describe('the words of a segment', () => {
  it.each([
    ['/users/showAll', 'plain: show@7 all@11'],
    ['/api/getallusers', 'plain: get@5 all@8 users@11'],
    ['/api/getusers-by-id', 'plain: get@5 users@8 by@14 id@17'],
    ['/getTeambyCoachId', 'plain: get@1 team@4 by@8 coach@10 id@15'],
    ['/getTeambyid', 'plain: get@1 team@4 by@8 id@10'],
    ['/GetTeambyId', 'plain: get@1 team@4 by@8 id@10'],
    ['/getHobby', 'plain: get@1 hobby@4'],
    ['/getUserByemail', 'plain: get@1 user@4 by@8 email@10'],
    ['/getUserbyname', 'plain: get@1 user@4 by@8 name@10'],
    ['/getGizmobyid', 'plain: get@1 gizmo@4 by@9 id@11'],
    ['/getBypass', 'plain: get@1 bypass@4'],
    ['/getRuby', 'plain: get@1 ruby@4'],
    ['/Getresponse', 'plain: getresponse@1'],
    ['/getAllusers', 'plain: get@1 all@4 users@7'],
    ['/get-allusers', 'plain: get@1 all@5 users@8'],
    ['/getAllocations', 'plain: get@1 allocations@4'],
    ['/product-newitems', 'plain: product@1 newitems@9'],
    ['/getOnebyname', 'plain: get@1 one@4 by@7 name@9'],
    ['/getOneUserbydepartement', 'plain: get@1 one@4 user@7 by@11 departement@13'],
    ['/getFilebytes', 'plain: get@1 filebytes@4'],
    ['/getGroupbypass', 'plain: get@1 groupbypass@4'],
    ['/getsubCategory', 'plain: get@1 sub@4 category@7'],
    ['/GetuserData', 'plain: get@1 user@4 data@8'],
    ['/addtoCart', 'plain: add@1 to@4 cart@6'],
    ['/getproductbyId', 'plain: get@1 product@4 by@11 id@13'],
    ['/getcasteList', 'plain: getcaste@1 list@9'],
    ['/updatesFeed', 'plain: updates@1 feed@8'],
    ['/@getuser', 'plain: getuser@2'],
    ['/-', 'plain: '],
  ])('%s are %s', (path, words) => {
    expect(wordsOf(path)).toBe(words);
  });

  it.each([
    ['/users/list.json', 'plain with an ending: list@7'],
    ['/users/list.JSON', 'plain with an ending: list@7'],
    ['/companies.list.json', 'custom with an ending: list@11'],
    ['/map', 'plain: map@1'],
    ['/.json', 'plain: json@2'],
  ])('%s are, without the ending, %s', (path, words) => {
    expect(wordsOf(path)).toBe(words);
  });

  it.each([
    ['/companies.list', 'custom: list@11'],
    ['/users.getall', 'custom: get@7 all@10'],
    ['/v1.users.list', 'custom: list@10'],
    ['/reports\\:batchGet', 'custom: batch@10 get@15'],
    ['/:resource\\:getPolicy', 'custom: get@12 policy@15'],
    ['/:name.v2\\:deploy', 'custom: deploy@11'],
    ['/.well-known', 'plain: well@2 known@7'],
    ['/users.', 'plain: users@1'],
  ])('%s are, of a custom method, %s', (path, words) => {
    expect(wordsOf(path)).toBe(words);
  });

  it.each([
    ['/update:kind', 'mixed: update@1'],
    ['/get-:id.json', 'mixed: get@1'],
    ['/:id', null],
    ['/:id.json', null],
    ['/v:version', null],
    ['/get\\-user-:id', null],
    ['/*', null],
    ['/scripts/index.js', null],
    ['/editor/edit.min.js', null],
    ['/icons/add.svg', null],
    ['/docs/index.html', null],
    ['/users/delete.php', 'plain with an ending: delete@7'],
    ['/users/index.json', 'plain with an ending: index@7'],
    [`/get${HOLE}`, null],
  ])('%s are, beside a parameter or in the name of a file, %s', (path, words) => {
    expect(wordsOf(path)).toBe(words);
  });
});

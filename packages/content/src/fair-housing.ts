import { equalHousingStatement } from './equal-housing.ts';

/** Fixed wording and statements of the law, which are not copy about a home or a place. */
const allowedPhrases: readonly string[] = [
  equalHousingStatement,
  'Family Focused',
  'Exclusive Broker Agreement',
  'exclusive broker agreement',
];

/**
 * Words that describe or invite people instead of a property, or that steer: 42 U.S.C. 3604(c),
 * 24 CFR 100.70 and 100.75. Kept wide; a false alarm costs one reworded sentence.
 */
export const forbiddenPatterns: readonly RegExp[] = [
  /\b(?:school|academ)\w*/i,
  /\bdistrict rated\b/i,
  /\b(?:safe|safer|safest|safety|unsafe)\b/i,
  /\b(?:crime|criminal|policed)\w*/i,
  /\b(?:church(?:es)?|synagogues?|mosques?|temples?|chapels?|parish(?:es)?|cathedrals?)\b/i,
  /\b(?:christian|catholic|protestant|jewish|muslim|islamic|hindu|buddhist|kosher|halal)\w*/i,
  /\b(?<!single-)(?<!multi-)famil(?:y|ies)\b/i,
  /\b(?:kid|child|children|childless|toddler|teen|teenager)s?\b/i,
  /\b(?:empty[- ]nest|newlywed|bachelor|singles|couples?|married|retiree|retirement)\w*/i,
  /\b(?:seniors?|elderly|young professionals?|millennials?|mature|adults?[- ]only|active adult)\b/i,
  /\b55 ?\+/i,
  /\b(?:exclusive|restricted|prestigious|private community|country-club set)\b/i,
  /\b(?:white|black|asian|hispanic|latino|caucasian|african[- ]american)\s+(?:area|neighborhood|community|buyers?|residents?)\b/i,
  /\b(?:ethnic|immigrants?|foreigners?|nationality|integrated|segregated|minority)\b/i,
  /\b(?:able-bodied|handicap|handicapped|disabled|crippled|wheelchair-bound|mentally)\b/i,
  /\b(?:men|women|males?|females?|ladies|gentlemen)\b/i,
  /\bmaster (?:bed|bath|suite)/i,
  /\b(?:good|nice|great|best|better|desirable|bad|rough|right) (?:area|neighborhood|part of town|side of town)s?\b/i,
  /\b(?:up-and-coming|tight-knit|close-knit|like-minded|people like you|your kind of people)\b/i,
  /\b(?:perfect|ideal|great|made) for (?:a |an |the )?(?:growing|young|older|working|professional|active)\b/i,
  /\bfree (?:service|consultation|valuation|guide)s?\b/i,
];

/**
 * The words in this text that fair-housing law or the site's own rules forbid. Empty if there are
 * none. A list finds wording, not meaning: a person must still read each change.
 */
export function fairHousingFaults(text: string): string[] {
  const copy = allowedPhrases.reduce((rest, phrase) => rest.replaceAll(phrase, ''), text);
  return forbiddenPatterns.flatMap((pattern) => {
    const found = pattern.exec(copy);
    return found ? [found[0]] : [];
  });
}

import { describe, expect, it } from 'vitest';
import { isPlural, isSameNoun, isUncountable, plural, singular } from '../../src/words/inflect.ts';

describe('inflection', () => {
  it.each([
    ['user', 'users'],
    ['category', 'categories'],
    ['person', 'people'],
    ['child', 'children'],
    ['address', 'addresses'],
    ['index', 'indexes'],
    ['cache', 'caches'],
    ['cookie', 'cookies'],
    ['box', 'boxes'],
    ['analysis', 'analyses'],
    ['bus', 'buses'],
    ['canvas', 'canvases'],
    ['virus', 'viruses'],
    ['schema', 'schemas'],
    ['movie', 'movies'],
    ['hero', 'heroes'],
    ['photo', 'photos'],
    ['leaf', 'leaves'],
    ['quiz', 'quizzes'],
    ['proxy', 'proxies'],
    ['sku', 'skus'],
    ['uri', 'uris'],
    ['taxi', 'taxis'],
    ['cpu', 'cpus'],
    ['gpu', 'gpus'],
    ['axis', 'axes'],
    ['bias', 'biases'],
    ['s3bucket', 's3buckets'],
    ['framework', 'frameworks'],
    ['artwork', 'artworks'],
    ['craft', 'crafts'],
    ['specimen', 'specimens'],
    ['shaman', 'shamans'],
    ['fireman', 'firemen'],
    ['tech', 'techs'],
    ['coach', 'coaches'],
    ['gulf', 'gulfs'],
    ['smoothie', 'smoothies'],
    ['headache', 'headaches'],
    ['safari', 'safaris'],
    ['guru', 'gurus'],
    ['waltz', 'waltzes'],
    ['superhero', 'superheroes'],
    ['tomato', 'tomatoes'],
    ['gelato', 'gelatos'],
    ['plato', 'platos'],
    ['fichero', 'ficheros'],
    ['german', 'germans'],
    ['ottoman', 'ottomans'],
    ['human', 'humans'],
    ['chairman', 'chairmen'],
    ['hoodie', 'hoodies'],
    ['prairie', 'prairies'],
    ['agenda', 'agendas'],
    ['oasis', 'oases'],
    ['topaz', 'topazes'],
  ])('%s: %s', (one, many) => {
    expect(plural(one)).toBe(many);
    expect(singular(many)).toBe(one);
    expect(plural(many)).toBe(many);
    expect(singular(one)).toBe(one);
    expect(isPlural(many)).toBe(true);
    expect(isPlural(one)).toBe(false);
    expect([one, many].map(isUncountable)).toEqual([false, false]);
  });

  it.each([
    'news',
    'series',
    'data',
    'metadata',
    'media',
    'feedback',
    'settings',
    'status',
    'analytics',
    'sms',
    'gps',
    'dns',
    'oauth2',
    'maintenance',
    'attendance',
    'parking',
    'staff',
    'knowledge',
    'homework',
    'cattle',
    'poultry',
    'offspring',
    'jewellery',
    'footwear',
    'cookware',
    'malware',
    'paperwork',
    'coursework',
    'cutlery',
    'wheat',
    'golf',
    'footage',
    'spacecraft',
    'tuition',
    'fitness',
    'milk',
  ])('%s has no plural', (word) => {
    expect(isUncountable(word)).toBe(true);
    expect(isPlural(word)).toBe(false);
  });

  it.each([
    ['leaves', 'leaf'],
    ['leaves', 'leave'],
    ['leave', 'leaves'],
    ['niches', 'niche'],
    ['quizes', 'quiz'],
    ['photoes', 'photo'],
    ['users', 'user'],
    ['user', 'user'],
  ])('%s and %s are one noun', (one, other) => {
    expect(isSameNoun(one, other)).toBe(true);
  });

  it.each([
    ['leaf', 'leave'],
    ['planes', 'plan'],
    ['codes', 'cod'],
    ['users', 'posts'],
    ['status', 'stat'],
  ])('%s and %s are two', (one, other) => {
    expect(isSameNoun(one, other)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { differInCaseOnly, restyled } from '../../src/convention/case-styles.ts';

describe('a name in another style', () => {
  it.each([
    ['userProfiles', 'user-profiles', 'user_profiles', null],
    ['UserProfiles', 'user-profiles', 'user_profiles', 'userProfiles'],
    ['user_profiles', 'user-profiles', null, 'userProfiles'],
    ['user-profiles', null, 'user_profiles', 'userProfiles'],
    ['Users', 'users', 'users', 'users'],
    ['FAQ', 'faq', 'faq', 'faq'],
    ['APIKeys', 'api-keys', 'api_keys', 'apiKeys'],
    ['userID', 'user-id', 'user_id', null],
    ['oauth2Callback', 'oauth2-callback', 'oauth2_callback', null],
    ['mp3file_names', 'mp3file-names', null, 'mp3fileNames'],
    ['s3_buckets', 's3-buckets', null, 's3Buckets'],
    ['GitHubLogin', 'github-login', 'github_login', 'githubLogin'],
    ['IPv4', 'ipv4', 'ipv4', 'ipv4'],
    ['OAuth', 'oauth', 'oauth', 'oauth'],
    ['googleOAuth2', 'google-oauth2', 'google_oauth2', null],
    ['git_Hub', 'git-hub', 'git_hub', 'gitHub'],
    ['create-Course', 'create-course', 'create_course', 'createCourse'],
  ])('%s: %s, %s, %s', (name, kebab, snake, camel) => {
    expect([restyled(name, 'kebab'), restyled(name, 'snake'), restyled(name, 'camel')]).toEqual([kebab, snake, camel]);
  });

  it.each([
    'users',
    'v1',
    'V2',
    '.well-known',
    'users.list',
    'report.pdf',
    '_health',
    '@me',
    '2fa',
    'users:batchGet',
    'en-US',
    'pt_BR',
    '%20',
    'straße',
    '-',
    '',
  ])('%s is left alone', (name) => {
    expect((['kebab', 'snake', 'camel'] as const).map((style) => restyled(name, style))).toEqual([null, null, null]);
  });

  it.each(['userProfiles', 'HTTPServer2Logs', 'a_b-C', 'X1y2Z3'])('%s is in the style then', (name) => {
    for (const style of ['kebab', 'snake', 'camel'] as const)
      expect(restyled(restyled(name, style) ?? name, style)).toBeNull();
  });
});

it.each<[string, string, boolean]>([
  ['userProfiles', 'UserProfiles', true],
  ['users', 'users', true],
  ['userProfiles', 'user-profiles', false],
])('%s and %s differ in case only: %s', (name, other, expected) => {
  expect([differInCaseOnly(name, other), differInCaseOnly(other, name)]).toEqual([expected, expected]);
});

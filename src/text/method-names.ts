/** The names of methods that texts say, as the alternatives of a pattern. */
export const METHOD_NAMES = 'GET|HEAD|POST|PUT|PATCH|DELETE';

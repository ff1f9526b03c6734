/** Nouns that have no plural of their own in paths, beside those that the inflection library knows. */
export const UNCOUNTABLES: ReadonlySet<string> = new Set([
  'data', 'metadata', 'news', 'media', 'multimedia', 'education', 'music', 'software', 'hardware', 'firmware', 'middleware', 'feedback', 'content',
  'inventory', 'stock', 'staff', 'cash', 'money', 'weather', 'traffic', 'health', 'security', 'privacy', 'history', 'knowledge', 'information', 'info',
  'research', 'advice', 'evidence', 'equipment', 'furniture', 'merchandise', 'merch', 'luggage', 'baggage', 'billing', 'shipping', 'accounting', 'marketing',
  'analytics', 'statistics', 'telemetry', 'logistics', 'economics', 'mathematics', 'physics', 'politics', 'sports', 'series', 'species', 'sms', 'mms', 'gps',
  'dns', 'rss', 'css', 'https', 'oauth', 'auth', 'authentication', 'authorization', 'identity', 'access', 'help', 'support', 'progress', 'status', 'terms',
  'kudos', 'goods', 'headquarters', 'means', 'clothing', 'jewelry', 'mail', 'homework', 'work', 'bandwidth', 'storage', 'aws', 'ios', 'tls', 'ssl', 'cors',
  'tos', 'pos', 'chaos', 'redis', 'kubernetes', 'bios', 'pms', 'cms', 'lms', 'settings', 'preferences', 'credentials', 'details', 'me', 'self', 'latest',
  'maintenance', 'attendance', 'commerce', 'loyalty', 'parking', 'pricing', 'compliance', 'governance', 'housing', 'catering', 'onboarding', 'transportation',
  'livestock', 'aircraft', 'geolocation', 'spacecraft', 'hovercraft', 'watercraft', 'cattle', 'poultry', 'offspring', 'jewellery', 'footage', 'freight', 'postage', 'tuition', 'lingerie', 'apparel', 'rainfall', 'electricity',
  'paperwork', 'coursework', 'classwork', 'schoolwork', 'fieldwork', 'teamwork', 'groundwork', 'woodwork', 'malware', 'ransomware', 'spyware', 'cookware', 'glassware', 'kitchenware', 'tableware', 'dinnerware', 'silverware',
  'wear', 'footwear', 'headwear', 'eyewear', 'underwear', 'swimwear', 'sportswear', 'menswear', 'womenswear', 'outerwear', 'activewear', 'workwear', 'cutlery', 'crockery', 'stationery', 'upholstery', 'makeup', 'skincare', 'healthcare',
  'childcare', 'ammunition', 'infantry', 'cavalry', 'photography', 'poetry', 'wheat', 'barley', 'rye', 'maize', 'hay', 'flour', 'manure', 'sewage', 'agriculture', 'horticulture', 'forestry', 'legislation', 'litigation', 'custody',
  'parole', 'fitness', 'wellness', 'nutrition', 'water', 'milk', 'sugar', 'corn', 'honey', 'gold', 'steel', 'cement', 'gravel', 'petrol', 'diesel', 'oxygen', 'tofu', 'sushi', 'broccoli', 'spaghetti', 'golf', 'judo', 'karate', 'yoga', 'soccer', 'rugby',
]);

/** Nouns that only get an `s`, of which the inflection library makes other words: specimens are no specimen of many a speciman. */
const REGULARS: readonly string[] = [
  'specimen', 'regimen', 'abdomen', 'omen', 'talisman', 'shaman', 'german', 'roman', 'ottoman', 'superhuman', 'tech', 'biotech', 'fintech', 'epoch', 'stomach', 'monarch', 'patriarch', 'gulf', 'supernova', 'smoothie',
  'brownie', 'hoodie', 'beanie', 'newbie', 'rookie', 'veggie', 'prairie', 'sortie', 'auntie', 'birdie', 'patisserie', 'brasserie', 'headache', 'toothache', 'moustache', 'niche', 'creche', 'avalanche', 'safari',
  'guru', 'haiku', 'norman', 'caiman', 'walkman', 'pixie', 'freebie', 'onesie', 'bowtie', 'sweetie', 'roadie', 'techie', 'bookie', 'caddie', 'doggie', 'budgie', 'magpie', 'indie', 'rotisserie', 'menagerie', 'poi',
  'saga', 'toga', 'omega', 'nova', 'agenda',
];

/** Plurals that web paths write differently from the grammar book, or that the inflection library gets wrong. */
export const IRREGULARS: ReadonlyMap<string, string> = new Map([
  ...REGULARS.map((one) => [one, `${one}s`] as const),
  ['index', 'indexes'], ['cache', 'caches'], ['cookie', 'cookies'], ['virus', 'viruses'], ['canvas', 'canvases'], ['schema', 'schemas'],
  ['formula', 'formulas'], ['lens', 'lenses'], ['bonus', 'bonuses'], ['campus', 'campuses'], ['census', 'censuses'], ['gas', 'gases'],
  ['selfie', 'selfies'], ['calorie', 'calories'], ['prize', 'prizes'], ['datum', 'data'], ['proxy', 'proxies'],
  ['sku', 'skus'], ['uri', 'uris'], ['taxi', 'taxis'], ['cpu', 'cpus'], ['gpu', 'gpus'], ['axis', 'axes'], ['corpus', 'corpora'], ['bias', 'biases'], ['waltz', 'waltzes'], ['blitz', 'blitzes'], ['topaz', 'topazes'],
  ['oasis', 'oases'], ['ellipsis', 'ellipses'], ['mantis', 'mantises'], ['pelvis', 'pelvises'], ['dormouse', 'dormice'],
]);

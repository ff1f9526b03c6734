/** Names that their owners write with capitals inside, in lower case: `GitHub` is one word of an address, as `github` is. */
export const PROPER_NAMES: ReadonlySet<string> = new Set([
  'oauth', 'openid', 'webauthn', 'graphql', 'websocket', 'websockets', 'webhook', 'webhooks', 'webrtc', 'ipv', 'wifi', 'devops', 'javascript', 'typescript', 'nodejs', 'nextjs',
  'github', 'gitlab', 'bitbucket', 'linkedin', 'youtube', 'tiktok', 'whatsapp', 'wechat', 'facebook', 'snapchat', 'soundcloud', 'paypal', 'razorpay', 'phonepe', 'payu', 'vnpay', 'momo', 'zalopay', 'applepay',
  'mysql', 'mongodb', 'postgresql', 'dynamodb', 'couchdb', 'wordpress', 'woocommerce', 'hubspot', 'quickbooks', 'docusign', 'sendgrid', 'mailchimp', 'openai', 'chatgpt', 'deepseek', 'stackoverflow',
  'iphone', 'ipad', 'ios', 'macos', 'icloud', 'ebay', 'itunes',
]);

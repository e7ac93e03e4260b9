export const token = {
  label: 'Access',
  field: 'Access token',
  use: 'Use token',
  keep: 'Keep for this tab',
  change: 'Change token',
  ends: 'Token ends in <digits>{ending}</digits>',
  set: 'Token is set',
  help: 'Where do I find it?',
  rejected: 'The service did not accept this token, so nothing was processed. Enter another one.',
  taken: 'The token is set',
  problem: {
    missing: 'Paste or type your access token here.',
    'impossible-characters':
      'This cannot be a token: it has characters that a token never has. Copy it again from where you got it.',
  },
} as const

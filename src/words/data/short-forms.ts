/** Nouns that are short for others, each with these, in the singular; the list of nouns has some of them, so that they are no abbreviation of what nobody knows. */
export const SHORT_FORMS: ReadonlyMap<string, readonly string[]> = new Map([
  ['acc', ['account']], ['ad', ['advertisement']], ['admin', ['administrator']], ['advert', ['advertisement']], ['app', ['application']], ['auto', ['automobile']], ['bike', ['bicycle', 'motorbike']], ['bio', ['biography']],
  ['cmt', ['comment']], ['co', ['company']], ['convo', ['conversation']], ['demo', ['demonstration']], ['doc', ['document', 'doctor']], ['dr', ['doctor']], ['env', ['environment']], ['exam', ['examination']], ['fridge', ['refrigerator']],
  ['gym', ['gymnasium']], ['img', ['image']], ['info', ['information']], ['lab', ['laboratory']], ['memo', ['memorandum']], ['mic', ['microphone']], ['mobile', ['automobile']], ['msg', ['message']], ['no', ['number']], ['ord', ['order']],
  ['phone', ['telephone', 'smartphone']], ['photo', ['photograph']], ['pic', ['picture']], ['pkg', ['package']], ['plane', ['airplane', 'aeroplane']], ['promo', ['promotion']], ['qn', ['question']], ['qty', ['quantity']],
  ['repo', ['repository']], ['resto', ['restaurant']], ['stat', ['statistics', 'statistic']], ['tech', ['technician', 'technology']], ['trx', ['transaction']], ['txn', ['transaction']], ['tx', ['transaction']], ['uni', ['university']],
  ['usr', ['user']], ['vet', ['veterinarian']], ['vid', ['video']],
]);

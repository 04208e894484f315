import nlp = require('compromise/two')
export = nlp

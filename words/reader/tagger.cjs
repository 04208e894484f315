// Required, the tagger is one file: imported, it is three hundred, which hold four megabytes more.
module.exports = require('compromise/two')

"use strict";
exports.id = 8834;
exports.ids = [8834];
exports.modules = {

/***/ 8834:
/***/ ((module) => {

module.exports = /*#__PURE__*/JSON.parse('{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:return-gate:schema:errors-file","title":"Errors file","description":"A log of errors, to which return-gate appends what fails (--errors-file): an array of errors, or an object with such an array as errors. Errors that others have written may have other fields.","oneOf":[{"type":"array","items":{"$ref":"#/$defs/entry"}},{"type":"object","required":["errors"],"properties":{"errors":{"type":"array","items":{"$ref":"#/$defs/entry"}}}}],"$defs":{"entry":{"description":"An error object of the standard, as every version of it takes it.","type":"object","required":["type","message"],"properties":{"type":{"description":"What kind of error; validation for what return-gate found.","type":"string"},"message":{"description":"Where and what, for people; return-gate writes at most 500 characters.","type":"string"},"code":{"description":"The rule that failed, in UPPER_SNAKE_CASE.","type":"string"},"recoverable":{"description":"Whether trying again may succeed.","type":"boolean"},"recommendation":{"description":"How to fix it.","type":"string"},"timestamp":{"description":"When it was found, ISO 8601.","type":"string"},"context":{"description":"Where it was found.","type":"object","properties":{"session_id":{"description":"The session of the return.","type":"string"},"agent_type":{"description":"The agent that returned.","type":"string"},"file":{"description":"The file of the return, relative to the project root.","type":"string"},"line":{"description":"The line, from 1.","type":"integer"},"column":{"description":"The column, from 1, in UTF-16 units.","type":"integer"}}}}}}}');

/***/ })

};
;
import { describeHeaders } from '../headers/describeHeaders.ts';
import { hostedNginxPort } from '../sites.ts';
import { test } from '../test.ts';

test.use({ baseURL: `http://localhost:${hostedNginxPort}` });

describeHeaders(test);

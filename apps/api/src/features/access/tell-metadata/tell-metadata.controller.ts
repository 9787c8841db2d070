import { Controller, Get, Header } from '@nestjs/common';
import { PublicAddress } from '../../../platform/http/public-address.js';
import { ACCESS_TOOL_NAMES } from '../access-tools.js';

const HOUR = 'public, max-age=3600';

/** How an app finds out where to ask for a grant: RFC 9728 of /mcp, and RFC 8414 of this server. */
@Controller('.well-known')
export class TellMetadataController {
  constructor(private readonly address: PublicAddress) {}

  @Get(['oauth-protected-resource', 'oauth-protected-resource/mcp'])
  @Header('Cache-Control', HOUR)
  resource(): object {
    return {
      resource: this.address.mcp,
      authorization_servers: [this.address.origin],
      scopes_supported: ACCESS_TOOL_NAMES,
      bearer_methods_supported: ['header'],
      resource_name: 'Clipwright',
    };
  }

  @Get('oauth-authorization-server')
  @Header('Cache-Control', HOUR)
  server(): object {
    const { origin } = this.address;
    return {
      issuer: origin,
      authorization_endpoint: `${origin}/authorize`,
      token_endpoint: `${origin}/oauth/token`,
      registration_endpoint: `${origin}/oauth/register`,
      revocation_endpoint: `${origin}/oauth/revoke`,
      scopes_supported: ACCESS_TOOL_NAMES,
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_methods_supported: ['none'],
      revocation_endpoint_auth_methods_supported: ['none'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    };
  }
}

import { STORAGE_PATH } from '@rivermark/contracts/documents';

/** What a reverse proxy needs to know about the server. */
export interface Behind {
  /** The site's host, without a port. */
  readonly host: string;
  /** The server's address, such as `127.0.0.1:3000`. */
  readonly upstream: string;
}

/**
 * Paths with secrets in their next segments: client documents, links to enquiries, the desk. No log
 * may contain those.
 */
const SECRET_PATHS = '(agent|desk)';
/** A 10 MB document with its encoding. The server would reject larger bodies too. */
const BODY_MB = 12;
/** Ten megabytes over a slow phone connection. The server has the same timeout. */
const SLOW_SECONDS = 600;
/**
 * Timeout of other requests. If the server cannot start, the proxy's error page comes after this.
 */
const ANSWER_SECONDS = 60;

/** Since 1.25.1, `http2 on` replaces the parameter of `listen`, which now only causes a warning. */
function hasHttp2Directive(version: string): boolean {
  const [, major, minor, patch] = (/nginx\/(\d+)\.(\d+)\.(\d+)/.exec(version) ?? []).map(Number);
  if (major === undefined || minor === undefined || patch === undefined) return false;
  return major * 1_000_000 + minor * 1000 + patch >= 1_025_001;
}

/**
 * For `sites-available`. `certificates` holds the certificate and key, named as by certbot.
 * `version` is the output of `nginx -v`.
 */
export const nginxSite = ({ host, upstream }: Behind, certificates: string, version = ''): string => {
  const isDirective = hasHttp2Directive(version);
  const parameter = isDirective ? '' : ' http2';
  return `# Rivermark behind nginx.
# Signed links open documents and the desk: no log gets their paths, nor pages from which somebody came.
map $uri $rivermark_path {
  ~^/${SECRET_PATHS}(/|$) /$1/-;
  default $uri;
}
log_format rivermark '$remote_addr [$time_local] "$request_method $rivermark_path" $status $body_bytes_sent $request_time';

server {
  listen 80;
  listen [::]:80;
  server_name ${host};
  server_tokens off;
  access_log /var/log/nginx/rivermark.log rivermark;
  error_log /var/log/nginx/rivermark-error.log crit;
  location /.well-known/acme-challenge/ { root /var/www/html; }
  location / { return 301 https://${host}$request_uri; }
}

server {
  listen 443 ssl${parameter};
  listen [::]:443 ssl${parameter};
${isDirective ? '  http2 on;\n' : ''}  server_name ${host};
  server_tokens off;
  ssl_certificate ${certificates}/fullchain.pem;
  ssl_certificate_key ${certificates}/privkey.pem;
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:rivermark:2m;
  access_log /var/log/nginx/rivermark.log rivermark;
  # At 'error' it writes the path of every request that the server did not answer.
  error_log /var/log/nginx/rivermark-error.log crit;

  client_max_body_size ${BODY_MB}m;
  proxy_http_version 1.1;
  # A connection for each request: one that is kept could be cut when the server is started anew.
  proxy_set_header Connection close;
  proxy_set_header Host $host;
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header X-Forwarded-Proto $scheme;
  # Documents pass through, and never lie here in plain text.
  proxy_request_buffering off;
  proxy_max_temp_file_size 0;
  proxy_connect_timeout ${ANSWER_SECONDS}s;
  proxy_send_timeout ${SLOW_SECONDS}s;
  proxy_read_timeout ${ANSWER_SECONDS}s;
  location / { proxy_pass http://${upstream}; }
  # A document is answered once it is whole, checked and kept.
  location ${STORAGE_PATH}/ {
    proxy_pass http://${upstream};
    proxy_read_timeout ${SLOW_SECONDS}s;
  }
}
`;
};

/** A proxy block of a Caddyfile. `requests` is its matcher; '' matches all others. */
const caddyProxy = (
  requests: string,
  upstream: string,
  seconds: number,
): string => `\treverse_proxy ${requests}${upstream} {
		transport http {
			# A connection for each request: one that is kept could be cut when the server is started anew.
			keepalive off
			response_header_timeout ${seconds}s
		}
	}`;

/** The whole Caddyfile. Caddy gets a certificate for the address in \`site\`. */
export const caddyfile = (
  site: string,
  upstream: string,
  tls?: 'internal',
): string => `# Rivermark behind Caddy.
{
	servers {
		timeouts {
			read_body ${SLOW_SECONDS}s
		}
	}
	# Signed links open documents and the desk: no log gets their paths, nor what else comes with a request.
	log {
		format filter {
			wrap json
			fields {
				request>uri regexp ^/${SECRET_PATHS}/.* /$1/-
				request>headers delete
			}
		}
	}
}

${site} {${tls ? `\n\ttls ${tls}` : ''}
	request_body {
		max_size ${BODY_MB}MB
	}
	# A document is answered once it is whole, checked and kept.
${caddyProxy(`${STORAGE_PATH}/* `, upstream, SLOW_SECONDS)}
${caddyProxy('', upstream, ANSWER_SECONDS)}
}
`;
